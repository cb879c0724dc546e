import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { enqueueEventMails } from "@/lib/domain/events/event-mails/enqueue-event-mails";
import { createTestApi } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { createTestUser } from "../support/users";

const api = createTestApi();

it("mails are stored for reading without a mail server", { tags: "main" }, async () => {
  const acme = await api.tenant();
  const host = await createTestUser(acme);
  const event = await createTestEvent(acme, host, {
    dates: [DATE],
    confirmed: { flag: true },
    invitees: [{ email: "ana@example.com", full_name: "Ana" }],
  });
  const payload = {
    organization: acme.id,
    event: event._id,
    version: 0,
    phase: "confirmed",
    kind: "created",
  } as const;
  await enqueueEventMails(api.db, payload, asInstant(Date.UTC(2031, 2, 1)));

  const { body: mails } = await acme.get(`/v2/mails?event=${event._id}&state=unsent`);
  expect(mails.map(({ to, attempts }: { to: string; attempts: number }) => [to, attempts]).sort()).toEqual(
    [
      ["ana@example.com", 0],
      [host.emails[0], 0],
    ].sort(),
  );
  const { body: mail } = await acme.get(`/v2/mails/${mails[0]._id}`);
  expect(mail.calendar).toMatchObject({
    method: "REQUEST",
    content: expect.stringContaining("BEGIN:VEVENT"),
  });
  const { rows } = await api.pool.query(
    "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'send_mail'",
  );
  expect(rows).toEqual([]);
});

it("pages of mails continue without a gap", async () => {
  const acme = await api.tenant();
  for (const email of ["a@example.com", "b@example.com", "c@example.com"])
    await acme.post("/v2/users", { organization: acme.id, user: { email }, finish_signup_with: "email" });
  const seen: string[] = [];
  let path: string | undefined = "/v2/mails?limit=1";
  while (path) {
    const { body, headers }: Awaited<ReturnType<typeof acme.get>> = await acme.get(path);
    seen.push(...body.map(({ to }: { to: string }) => to));
    const next = /<([^>]+)>/.exec(headers.get("link") ?? "")?.[1];
    path = next?.slice(new URL(next).origin.length);
  }
  expect(seen).toEqual(["c@example.com", "b@example.com", "a@example.com"]);
});
