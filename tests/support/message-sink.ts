import { expect } from "vitest";
import type { DemoClient } from "./demo-client";
import { startMailServer } from "./start-mail-server";
import { CA_FILE, startWebhookReceiver } from "./webhook-receiver";

const DELIVERY_TIMEOUT_MS = 60_000;

/** Receives the mails and webhooks of a service, and checks their invariants. */
export async function createMessageSink() {
  const mailbox = await startMailServer();
  const receiver = await startWebhookReceiver();

  const watchEvents = async (client: DemoClient) => {
    receiver.received.length = 0;
    mailbox.received.length = 0;
    for (const action of ["event.created", "event.confirmed"])
      await client.ask("/hooks", { action, target_url: `${receiver.url}/${action}` });
  };

  const toldIds = () =>
    new Set(receiver.received.map(({ body }) => JSON.parse(body)[0].resource._id as string));

  /** Asserts that every confirmed booking exists and was announced, and nothing else was. */
  const expectNothingLost = async (client: DemoClient, booked: readonly string[]) => {
    const untold = () => booked.filter((id) => !toldIds().has(id));
    await expect.poll(untold, { timeout: DELIVERY_TIMEOUT_MS, interval: 200 }).toEqual([]);
    const mailed = mailbox.received.map(({ to }) => to).filter((to) => client.isGuest(to));
    const told = [...toldIds()];
    const events = await client.listEvents();
    const ids = new Set(events.map(({ _id }) => _id));
    const guests = new Set(events.flatMap(({ invitees }) => invitees.map(({ email }) => email)));
    expect(booked.filter((id) => !ids.has(id))).toEqual([]);
    expect(told.filter((id) => !ids.has(id))).toEqual([]);
    expect(mailed.filter((guest) => !guests.has(guest))).toEqual([]);
  };

  return {
    env: {
      WEBHOOK_ALLOWED_HOSTS: "127.0.0.1",
      NODE_EXTRA_CA_CERTS: CA_FILE,
      SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
      MAIL_FROM: "meetings@meet.example.com",
    },
    watchEvents,
    expectNothingLost,
    close: () => Promise.all([receiver.close(), mailbox.close()]),
  };
}
