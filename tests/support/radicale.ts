import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "@/lib/platform/process/free-port";
import { findRadicale } from "@/scripts/test-programs/find-radicale";

/** A real CalDAV server on this machine, with the account jane / "a secret of hers" and no calendar yet. */
export async function startRadicale() {
  const program = findRadicale();
  if (!program) throw new Error("These tests need a calendar server: apt-get install radicale, or npm test");
  const folder = await mkdtemp(path.join(tmpdir(), "radicale-"));
  await writeFile(path.join(folder, "users"), `${USER}:${PASSWORD}\nbob:${PASSWORD}\n`);
  const port = await findFreePort(0);
  const settings = {
    "server-hosts": `127.0.0.1:${port}`,
    "auth-type": "htpasswd",
    "auth-htpasswd-filename": path.join(folder, "users"),
    "auth-htpasswd-encryption": "plain",
    "auth-delay": "0",
    "rights-type": "owner_only",
    "storage-filesystem-folder": path.join(folder, "collections"),
    "web-type": "none",
    "logging-level": "warning",
  };
  const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const server = spawn(program, ["--config", "", ...options], { stdio: ["ignore", "ignore", "pipe"] });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);

  const send = async (method: string, where: string, body?: string, headers: Record<string, string> = {}) => {
    const authorization = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString("base64")}`;
    const response = await fetch(`${url}/${USER}/${where}`, {
      method,
      headers: { authorization, ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    if (!response.ok && response.status !== 404)
      throw new Error(`${method} ${where}: ${response.status} ${text}`);
    return { status: response.status, text };
  };
  return {
    url,
    host: `127.0.0.1:${port}`,
    username: USER,
    password: PASSWORD,
    credentials: { server: url, username: USER, password: PASSWORD },
    makeCalendar: (name: string) =>
      send(
        "MKCALENDAR",
        `${name}/`,
        `<c:mkcalendar xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:"><d:set><d:prop><d:displayname>${name}</d:displayname></d:prop></d:set></c:mkcalendar>`,
      ),
    put: (where: string, text: string) => send("PUT", where, text, { "content-type": "text/calendar" }),
    get: async (where: string) => (await send("GET", where)).text,
    delete: (where: string) => send("DELETE", where),
    rename: (calendar: string, name: string) =>
      send(
        "PROPPATCH",
        `${calendar}/`,
        `<d:propertyupdate xmlns:d="DAV:"><d:set><d:prop><d:displayname>${name}</d:displayname></d:prop></d:set></d:propertyupdate>`,
      ),
    /** The names of the events in a calendar. */
    async list(calendar: string) {
      const { text } = await send("PROPFIND", `${calendar}/`, undefined, { depth: "1" });
      return [...text.matchAll(/<href>[^<]*\/([^/<]+\.ics)<\/href>/g)].map(([, name = ""]) => name);
    },
    async stop() {
      if (server.exitCode === null) {
        const ended = once(server, "exit");
        server.kill("SIGKILL"); // it would wait for what it is busy with
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Radicale = Awaited<ReturnType<typeof startRadicale>>;

const USER = "jane";
const PASSWORD = "a secret of hers";

async function answers(url: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    const there = await fetch(url, { method: "OPTIONS" }).then(
      () => true,
      () => false,
    );
    if (there) return;
    await sleep(100);
  }
  throw new Error("The CalDAV server does not answer");
}
