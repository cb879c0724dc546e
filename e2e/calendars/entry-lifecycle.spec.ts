import type { Page } from "@playwright/test";
import { type Radicale, startRadicale } from "@/tests/support/start-radicale";
import { startWebhookReceiver } from "@/tests/support/webhook-receiver";
import { changeFields, getTimeTile, openDay, openDetailsStep } from "../support/booking-steps";
import { buildEventLink } from "../support/build-event-link";
import { findOwner } from "../support/find-owner";
import { type Api, addMinutesIso, expect, type StoryEvent, test } from "../support/fixtures";
import { formatExpectedDay, formatExpectedTime } from "../support/format-expected";
import { makeStoryName } from "../support/make-story-name";
import { runSql } from "../support/run-sql";
import { signInBrowser } from "../support/sign-in-browser";
import { submitMailedCode } from "../support/submit-code";

const ZONE = "Europe/Paris";

const formatStamp = (iso: string) => iso.replace(/[-:]|\.\d+/g, "");
const formatSpan = (start: string) =>
  `${formatExpectedTime(ZONE, start)} – ${formatExpectedTime(ZONE, addMinutesIso(start, 30))}`;

/** Returns the only entry of the calendar, as a calendar program sees it. */
async function getOnlyEntry(server: Radicale) {
  const [file = ""] = await server.list("work");
  const name = `work/${decodeURIComponent(file)}`;
  return { name, text: (await server.get(name)).replace(/\r\n[ \t]/g, "") };
}

/** Presses the host's "Sync now", and skips the delay before changes are applied. */
async function syncNow(host: Page, event: string) {
  await host.goto("/console/calendars");
  await host.getByRole("button", { name: "Sync now" }).click();
  const key = `apply_entry_change/${event}/%`;
  await expect
    .poll(async () => (await runSql(HASTEN, [key])).length, { message: "a change is noticed" })
    .toBeGreaterThan(0);
}

const HASTEN =
  "UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE $1 AND locked_at IS NULL RETURNING id";

const listMailKinds = async (api: Api, email: string) =>
  (await api<{ kind: string }[]>("GET", `/v2/mails?search=${encodeURIComponent(email)}`)).map(
    ({ kind }) => kind,
  );

test("a meeting is booked, dragged in the calendar, declined by a guest, and deleted by the host", {
  tag: "@radicale",
}, async ({ page, browser, host, api }) => {
  test.slow();
  const robin = await host({ custom: { auto_confirm: true, invite_guests: true } });
  const owner = await findOwner(api, robin);
  const [ana, bo] = [`${makeStoryName("ana")}@mail.example`, `${makeStoryName("bo")}@mail.example`];
  const [receiver, server] = await Promise.all([startWebhookReceiver(), startRadicale()]);
  const path = `/${makeStoryName("day")}`;
  const told = (event: string) =>
    receiver
      .at(path)
      .filter(({ body }) => body.includes(event))
      .flatMap(({ body }) => [JSON.parse(body)].flat().map(({ action }: { action: string }) => action));
  try {
    await server.makeCalendar("work");
    await api("POST", `/v2/users/${owner}/calendars`, { source: "caldav", credentials: server.credentials });
    await api("PUT", `/v2/users/${owner}/calendars`, { on_calendar_change: "follow" });
    for (const action of ["event.updated", "event.declined", "event.cancelled"])
      await api("POST", "/hooks", { action, target_url: receiver.url + path });
    const free = await robin.freeTimes();
    const [start, later] = [free[2] as string, free[8] as string];

    // A guest books on the public page with another guest, whose invitation waits for the code.
    await page.goto(`/${robin.nickname}`);
    await openDay(page, formatExpectedDay(ZONE, start));
    await getTimeTile(page, formatExpectedTime(ZONE, start)).check();
    await openDetailsStep(page);
    await changeFields(page, { Name: "Ana Duarte", Email: ana, Guests: bo });
    await page.getByRole("button", { name: "Book" }).click();
    await submitMailedCode(page, api, ana);
    const main = page.getByRole("main");
    await expect(main).toContainText("Confirmed");
    const [event] = (await robin.events()) as [StoryEvent];
    await expect.poll(() => server.list("work")).toHaveLength(1);
    const written = await getOnlyEntry(server);
    expect(written.text).toContain(`DTSTART:${formatStamp(start)}`);
    for (const email of [ana, bo]) expect(written.text.toLowerCase()).toContain(`mailto:${email}`);
    await expect.poll(() => listMailKinds(api, bo)).toEqual(["booked"]);

    // The host drags the entry to a later time of the day.
    const hosts = await browser.newContext({ locale: "en-GB", timezoneId: ZONE, reducedMotion: "reduce" });
    await signInBrowser(hosts, owner);
    const desk = await hosts.newPage();
    await server.put(
      written.name,
      written.text
        .replace(/DTSTART:.*/, `DTSTART:${formatStamp(later)}`)
        .replace(/DTEND:.*/, `DTEND:${formatStamp(addMinutesIso(later, 30))}`)
        .replace(/SUMMARY:.*/, "SUMMARY:Ana and Bo"),
    );
    await syncNow(desk, event._id);
    await expect.poll(async () => (await robin.events())[0]?.dates[0]?.date).toBe(later);
    await page.goto(buildEventLink(event, ana));
    await expect(main).toContainText(formatSpan(later));
    await expect.poll(() => told(event._id)).toEqual(["event.updated"]);
    for (const email of [ana, bo]) await expect.poll(() => listMailKinds(api, email)).toContain("changed");
    await desk.goto(`/console/events?event=${event._id}`);
    const drawer = desk.getByRole("dialog", { name: event.title });
    await expect(drawer).toContainText(formatExpectedTime(ZONE, later));
    await expect(drawer.getByText("Moved in the calendar")).toBeVisible();
    await expect.poll(async () => (await getOnlyEntry(server)).text).toContain("SUMMARY:Ana and Bo");

    // The guest declines: the reply is written into the host's entry, as scheduling servers do (RFC 6638).
    const moved = await getOnlyEntry(server);
    const declined = moved.text.replace(
      new RegExp(`ATTENDEE;[^\\r\\n]*${bo}`, "i"),
      `ATTENDEE;PARTSTAT=DECLINED:mailto:${bo}`,
    );
    expect(declined).not.toBe(moved.text);
    await server.put(moved.name, declined);
    await syncNow(desk, event._id);
    await expect.poll(async () => (await robin.events())[0]?.declines).toHaveLength(1);
    await page.goto(buildEventLink(event, bo));
    await expect(main).toContainText("Declined");
    await expect.poll(() => told(event._id)).toContain("event.declined");
    await expect.poll(() => listMailKinds(api, robin.email)).toContain("declined");
    await desk.goto(`/console/events?event=${event._id}`);
    await expect(drawer.getByText(/declined/i).first()).toBeVisible();

    // The host deletes the entry, which cancels the meeting for everyone.
    await expect.poll(async () => (await getOnlyEntry(server)).text.toLowerCase()).not.toContain(bo);
    await server.delete((await getOnlyEntry(server)).name);
    await syncNow(desk, event._id);
    await expect.poll(async () => (await robin.events())[0]?.cancelled).toBeTruthy();
    await page.goto(buildEventLink(event, ana));
    await expect(main).toContainText("Cancelled");
    await expect.poll(() => told(event._id)).toContain("event.cancelled");
    await expect.poll(() => listMailKinds(api, ana)).toContain("cancelled");
    await desk.goto(`/console/events?event=${event._id}`);
    await expect(drawer.getByText("Cancelled").first()).toBeVisible();
    await expect(drawer.getByText("Deleted in the calendar")).toBeVisible();
    expect(await server.list("work")).toEqual([]);
    expect(await robin.freeTimes()).toContain(start);
    await hosts.close();
  } finally {
    await Promise.all([receiver.close(), server.stop()]);
  }
});
