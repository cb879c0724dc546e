import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeMail } from "@/lib/domain/events/confirmations/code-mail";
import { keepMails } from "@/lib/domain/messaging/mail/keep-mails";
import { database, inTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { type Tenant, testApi } from "../support/api";
import { createEvent } from "../support/events";
import { startMailbox } from "../support/mailbox";
import { createBookpage, createHost } from "../support/people";
import { endProcess, startWorkerProcess } from "../support/processes";
import { sendBooking } from "../support/public-forms";

const mailbox = await startMailbox();
const api = testApi({ SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`, MAIL_FROM: "meetings@example.com" });

const BULK = 60;
/** Mails of a worker that are on their way at a time. */
const UNDER_WAY = 16;

let acme: Tenant;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  acme = await api.tenant();
});

afterAll(async () => {
  if (worker) await endProcess(worker, "SIGKILL");
  await mailbox.close();
});

const listJobs = async () =>
  (
    await api.pool.query<{ task: string; priority: number }>(
      `SELECT t.identifier AS task, j.priority
         FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
        WHERE t.identifier IN ('mail_news', 'send_mail') ORDER BY j.id`,
    )
  ).rows;

const keepCode = (address: string) =>
  inTransaction(database(), (tx) =>
    keepMails(tx, asOrganizationId(acme.id), [codeMail(address, "Acme", "123456", "en")]),
  );

it("sends a code before the confirmation of a booking, and that before what programs cause", async () => {
  const host = await createHost(acme);
  const page = await createBookpage(acme, host._id, { custom: { auto_confirm: true } });
  await createEvent(acme, host, {
    invitees: Array.from({ length: BULK }, (_, index) => ({ email: `guest${index}@example.com` })),
  });
  await sendBooking(page.nickname, { slot: "2031-03-10T09:00:00Z", email: "booker@example.com" });
  await keepCode("code@example.com");
  const jobs = await listJobs();
  expect(jobs).toEqual([
    { task: "mail_news", priority: -10 },
    { task: "mail_news", priority: -20 },
    { task: "send_mail", priority: -30 },
  ]);

  worker = await startWorkerProcess({});
  for (let index = 0; index < BULK; index++) await mailbox.to(`guest${index}@example.com`);
  await mailbox.to("booker@example.com");
  const places = ["code@example.com", "booker@example.com"].map((address) =>
    mailbox.received.findIndex(({ to }) => to === address),
  );
  expect(Math.max(...places)).toBeLessThan(UNDER_WAY);
  expect(new Set(mailbox.received.map(({ to }) => to)).size).toBe(mailbox.received.length);
});
