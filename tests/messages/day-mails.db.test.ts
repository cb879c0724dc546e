import { beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { enqueueDayMails } from "@/lib/domain/events/host-day/enqueue-day-mails";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { createTestHost, createTestUser } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let host: { _id: string; emails?: string[] };

beforeEach(async () => {
  acme = await api.tenant();
  host = await createTestUser(acme, { user: { timezone: "Europe/Paris", language: "en" } });
});

const choose = (time: string | null, user = host) =>
  acme.put(`/v2/users/${user._id}/preferences`, { day_at: time });

const meet = (start: number, fields: Record<string, unknown> = {}) =>
  createTestEvent(acme, host, {
    title: "Tea with Ana",
    dates: [{ date: new Date(start).toISOString(), end_date: new Date(start + HOUR).toISOString() }],
    confirmed: { flag: true },
    ...fields,
  });

const listMails = async () =>
  (await acme.get("/v2/mails?limit=200")).body.filter(({ kind }: { kind: string }) => kind === "day");

const runAt = (...parts: Parameters<typeof Date.UTC>) =>
  enqueueDayMails(api.db, asInstant(Date.UTC(...parts)));

/** Runs the task every five minutes of a span, as the worker does. */
async function runBetween(from: number, until: number) {
  for (let at = from; at < until; at += 5 * MINUTE) await enqueueDayMails(api.db, asInstant(at) as Instant);
}

describe("the mail about the day", () => {
  it("lists the confirmed meetings at the chosen time, once", { tags: "main" }, async () => {
    expect((await choose("07:30")).body.day_at).toBe("07:30");
    await meet(Date.UTC(2031, 2, 10, 13));
    await meet(Date.UTC(2031, 2, 10, 8), { title: "Breakfast" });
    await meet(Date.UTC(2031, 2, 11, 8), { title: "Tomorrow" });
    const cancelled = await meet(Date.UTC(2031, 2, 10, 15), { title: "Cancelled" });
    await acme.post(`/v2/events/${cancelled._id}/cancel`, {});
    await runAt(2031, 2, 10, 6, 25); // 07:25 in Paris
    expect(await listMails()).toEqual([]);
    await Promise.all([runAt(2031, 2, 10, 6, 30), runAt(2031, 2, 10, 6, 30)]);
    await runAt(2031, 2, 10, 6, 35);
    const [mail, ...more] = await listMails();
    expect(more).toEqual([]);
    expect(mail.subject).toBe("Your meetings: Monday 10 March");
    const { text } = (await acme.get(`/v2/mails/${mail._id}`)).body;
    expect(text).toContain("You have 2 meetings today.");
    expect(text.indexOf("Breakfast")).toBeLessThan(text.indexOf("Tea with Ana"));
    expect(text).not.toMatch(/Tomorrow|Cancelled/);
    expect(text).toContain("/console/notifications");
  });

  it("is not sent on an empty day, without a choice, or hours too late", async () => {
    await meet(Date.UTC(2031, 2, 10, 13));
    await runAt(2031, 2, 10, 6, 30);
    await choose("07:30");
    await runAt(2031, 2, 10, 10, 31);
    await runAt(2031, 2, 11, 6, 30);
    await meet(Date.UTC(2031, 2, 12, 13));
    await choose(null);
    await runAt(2031, 2, 12, 6, 30);
    expect(await listMails()).toEqual([]);
  });

  it.each([
    ["skip", Date.UTC(2031, 2, 30)],
    ["repeat", Date.UTC(2031, 9, 26)],
  ])("is sent once where clocks %s the chosen time", async (_, day) => {
    await choose("02:30");
    await meet(day + 13 * HOUR);
    await runBetween(day - 2 * HOUR, day + 5 * HOUR);
    expect(await listMails()).toHaveLength(1);
  });

  it("follows the user to another time zone", async () => {
    await choose("07:30");
    await meet(Date.UTC(2031, 2, 10, 13));
    await acme.put(`/v2/users/${host._id}`, { timezone: "Asia/Tokyo" });
    await runAt(2031, 2, 9, 22, 30); // 07:30 on the 10th in Tokyo
    await runAt(2031, 2, 10, 6, 30);
    expect(await listMails()).toHaveLength(1);
    const guest = await createTestHost(acme);
    await choose("07:30", guest);
    await enqueueDayMails(api.db, asInstant(Date.UTC(2031, 2, 10, 7, 30) + DAY));
    expect(await listMails()).toHaveLength(1);
  });
});
