import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { renderCodeMail } from "@/lib/domain/events/confirmations/render-code-mail";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { getDatabase, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { Priority } from "@/lib/platform/queue/priority";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { submitBookingForm } from "../support/public-forms";
import { startMailServer } from "../support/start-mail-server";
import { createTestHost, createTestPage } from "../support/users";

const mailbox = await startMailServer();
const api = createTestApi({
  SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  MAIL_FROM: "meetings@example.com",
});

const BULK = 60;
/** Simultaneous mails of a worker. */
const UNDER_WAY = 16;

let acme: Tenant;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  acme = await api.tenant();
});

afterAll(async () => {
  if (worker) await stopProcess(worker, "SIGKILL");
  await mailbox.close();
});

const listJobs = async () =>
  (
    await api.pool.query<{ task: string; priority: number }>(
      `SELECT t.identifier AS task, j.priority
         FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
        WHERE t.identifier IN ('send_event_notifications', 'send_mail') ORDER BY j.id`,
    )
  ).rows;

const keepMail = (address: string, priority: Priority) =>
  withTransaction(getDatabase(), (tx) =>
    storeMails(tx, asOrganizationId(acme.id), [
      { ...renderCodeMail(address, "Acme", "123456", "en"), priority },
    ]),
  );

it("a mailed code is more urgent than a booking confirmation, and that than mails caused by programs", async () => {
  const host = await createTestHost(acme);
  const page = await createTestPage(acme, host._id, { custom: { auto_confirm: true } });
  await createTestEvent(acme, host, { invitees: [{ email: "guest@example.com" }] });
  await submitBookingForm(page.nickname, { slot: "2031-03-10T09:00:00Z", email: "booker@example.com" });
  await keepMail("code@example.com", "awaited");
  expect(await listJobs()).toEqual([
    { task: "send_event_notifications", priority: -10 },
    { task: "send_event_notifications", priority: -20 },
    { task: "send_mail", priority: -30 },
  ]);
  await api.pool.query("DELETE FROM graphile_worker._private_jobs");
});

it("a worker sends urgent mails first, and each mail once", { tags: "main" }, async () => {
  const guests = Array.from({ length: BULK }, (_, index) => `guest${index}@example.com`);
  for (const guest of guests) await keepMail(guest, "programConfirmation");
  await keepMail("booker@example.com", "confirmation");
  await keepMail("code@example.com", "awaited");
  worker = await startWorkerProcess({});
  for (const address of [...guests, "booker@example.com", "code@example.com"]) await mailbox.to(address);
  const places = ["code@example.com", "booker@example.com"].map((address) =>
    mailbox.received.findIndex(({ to }) => to === address),
  );
  expect(Math.max(...places)).toBeLessThan(UNDER_WAY);
  expect(new Set(mailbox.received.map(({ to }) => to)).size).toBe(mailbox.received.length);
});
