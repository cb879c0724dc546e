import { type ChildProcess, execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "@/lib/platform/process/free-port";
import { projectRoot } from "@/scripts/project-root";
import { findClientPython } from "@/scripts/test-programs/find-client-python";
import { createTestApi, type Tenant } from "../support/api";
import { startWebProcess, stopProcess } from "../support/processes";
import { readCodeBlocks } from "../support/read-code-blocks";
import { createTestTeam } from "../support/teams";
import { createTestWebhook } from "../support/webhooks";

const CLIENT = path.join(projectRoot, "clients/python");

const api = createTestApi();
const python = findClientPython();

describe.skipIf(!python)("the Python client (needs Python 3.11 with httpx)", { timeout: 60_000 }, () => {
  let acme: Tenant;
  let web: ChildProcess;
  let origin: string;
  beforeAll(async () => {
    acme = await api.tenant();
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    web = await startWebProcess(port, { WEB_URL: origin });
  }, 600_000); // The first run builds the application.

  afterAll(() => stopProcess(web, "SIGKILL"));

  const run = async (program: string, variables: Record<string, string> = {}) => {
    const env = {
      PATH: process.env.PATH,
      PYTHONPATH: path.join(CLIENT, "src"),
      PYTHONDONTWRITEBYTECODE: "1",
      BOOKPAGE_URL: origin,
      BOOKPAGE_KEY: acme.key,
      ...variables,
    };
    const ran = await promisify(execFile)(python ?? "", ["-W", "error", "-c", program], {
      env: env as never,
    });
    return ran.stdout.trim().split("\n");
  };

  const runWithClient = (program: string, variables?: Record<string, string>) =>
    run(
      `import os, bookpage\nclient = bookpage.Bookpage(os.environ["BOOKPAGE_URL"], os.environ["BOOKPAGE_KEY"])\n${program}`,
      variables,
    );

  it("runs its README", { tags: "main" }, async () => {
    const said = await run(await readCodeBlocks(path.join(CLIENT, "README.md"), "python"));
    const { body: bookings } = await acme.get("/v2/bookings");
    expect(bookings.map(({ invitees }: { invitees: { email: string }[] }) => invitees.at(-1)?.email)).toEqual(
      ["cem@example.com", "ana@example.com"],
    );
    expect(said).toContain(bookings[1]._id);
    expect(said.join("\n")).toMatch(/409 slot_taken .*\n/);
    expect(said).toContain("is now Noor");
  });

  it("follows the pages of a list, and reports deletions", async () => {
    for (const name of ["Red", "Green", "Blue"]) await createTestTeam(acme, { name });
    const [gone] = (await acme.get("/v2/teams")).body;
    await acme.delete(`/v2/teams/${gone._id}`);
    const said = await runWithClient(`
print(*[team["name"] for team in client.iterate_teams(limit=1)])
changed = client.changed_teams("1970-01-01T00:00:00Z", limit=1)
print(*[team["_id"] for team in changed if "deleted" in team])
print(changed.next_updated_since is not None)`);
    expect(said).toEqual(["Green Red", gone._id, "True"]);
  });

  const RETRYING = `
import asyncio, httpx, bookpage
import bookpage._retrying as retrying
retrying.FIRST_WAIT = 0.01
seen = []
def answer(request):
    seen.append((request.method, request.headers.get("idempotency-key")))
    if len(seen) == 2:
        return httpx.Response(503, headers={"retry-after": "0"})
    if len(seen) == 3:
        return httpx.Response(200, json={"_id": "x"})
    raise httpx.ConnectError("lost")
hold = {"user": "u", "start": "2031-03-10T09:00:00Z", "end": "2031-03-10T09:30:00Z"}
access = {"origin": "http://service.example", "key": "bp_key", "transport": httpx.MockTransport(answer)}
`;

  it.each([
    [
      "at once",
      `
client = bookpage.Bookpage(access["origin"], access["key"], transport=access["transport"])
print(client.create_hold(hold)["_id"])
print(len({key for _, key in seen}), len(seen))
try:
    client.patch_organization({"footer": "Hello"})
except httpx.ConnectError:
    print("lost", len(seen))`,
    ],
    [
      "by await",
      `
async def main():
    async with bookpage.AsyncBookpage(access["origin"], access["key"], transport=access["transport"]) as client:
        print((await client.create_hold(hold))["_id"])
        print(len({key for _, key in seen}), len(seen))
        try:
            await client.patch_organization({"footer": "Hello"})
        except httpx.ConnectError:
            print("lost", len(seen))
asyncio.run(main())`,
    ],
  ])("retries a lost POST with the same key, and nothing unrepeatable, %s", async (_, program) => {
    expect(await run(RETRYING + program)).toEqual(["x", "1 3", "lost 4"]);
  });

  it("verifies that a webhook is signed and recent", async () => {
    const hook = await createTestWebhook(acme);
    const body = JSON.stringify([{ action: "ping", resource: { webhook: hook._id } }]);
    const program = `
import os
from bookpage import WebhookError, read_webhook
headers = {"Webhook-Id": "one", "Webhook-Timestamp": os.environ["AT"], "Webhook-Signature": "v1,bm9uZQ== " + os.environ["SIGNED"]}
for body in (os.environ["BODY"], os.environ["BODY"] + " "):
    try:
        print(read_webhook(body.encode(), headers, os.environ["SECRET"])["action"])
    except WebhookError as error:
        print(error)`;
    const sign = (at: Date) => ({
      AT: String(Math.floor(at.getTime() / 1000)),
      SIGNED: new Webhook(hook.secret).sign("one", at, body),
      BODY: body,
      SECRET: hook.secret,
    });
    const wrong = "The signature is wrong";
    expect(await run(program, sign(new Date()))).toEqual(["ping", wrong]);
    const old = "The delivery is too old, or of the future";
    expect(await run(program, sign(new Date(Date.now() - 600_000)))).toEqual([old, old]);
  });
});
