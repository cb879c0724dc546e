import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { buildCalendarFile } from "@/lib/domain/events/visitor/build-calendar-file";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { createUser } from "@/lib/domain/people/users/create-user";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import { findFormDraft } from "@/lib/pages/page-shell/form-draft";
import { generateToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import type { BookingFormDraft } from "./booking-form-draft";
import { loadBookingPage } from "./load-booking-page";
import { submitBooking } from "./submit-booking";
import { listDetailFields } from "./testing/list-detail-fields";

const test = createTestDatabase();
const NOW = asInstant(Date.UTC(2031, 2, 1));
const NINE = "2031-03-10T08:00:00Z"; // Monday 09:00 in Paris
const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: null, h: null } };

let slug: string;

beforeAll(() => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
});

beforeEach(async () => {
  slug = `page-${generateId()}`;
  const organization = asOrganizationId(generateId());
  await test.db.organization.create({ data: { id: organization, name: "Acme" } });
  await createUser(
    test.db,
    organization,
    {
      organization,
      user: { email: `${slug}@example.com`, first_name: "Jane", timezone: "Europe/Paris" },
      availability: { days: { monday: { slots: [{ start_time: "09:00", end_time: "12:00" }] } } },
      bookpage: { nickname: slug, custom: { auto_confirm: true } },
    },
    NOW,
  );
});

const filledIn = (change: Record<string, string | string[]> = {}) => {
  const data = new FormData();
  const fields = {
    name: "Ana",
    email: "ana@example.com",
    slot: NINE,
    tz: "Asia/Tokyo",
    form: generateToken(),
    ...change,
  };
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) data.append(name, one);
  return data;
};

const submit = (data: FormData, change: Partial<Parameters<typeof submitBooking>[1]> = {}) =>
  submitBooking(test.db, {
    slug,
    data,
    browser,
    sameOrigin: true,
    wait: null,
    now: NOW,
    ...change,
  });

const eventCount = () => test.db.event.count({ where: { page: { slug } } });

const setSettings = (settings: object) =>
  test.db.bookpage.updateMany({ where: { slug }, data: { settings } });

/** Opens the page of a redirect in the same browser. */
async function open(location: string) {
  const search = new URL(location, "http://localhost").searchParams;
  const address = { slug, type: null, minutes: null };
  const view = await loadBookingPage(test.db, {
    address,
    search,
    browser,
    now: NOW,
    zoneOptions: () => "",
    viewer: null,
  });
  if (!view) throw new Error("There is no such page");
  return view;
}

describe("the booking form", () => {
  it("books once, however often it is sent, and leads to the event page", { tags: "main" }, async () => {
    const data = filledIn({ message: "Hello", invitees: "bo@example.com" });
    const confirmed = "ana@example.com";
    const outcomes = await Promise.all([submit(data, { confirmed }), submit(data, { confirmed })]);
    const [first, second] = outcomes.map((result) => result.outcome === "booked" && result.location);
    expect(first).toMatch(/^\/event\/[0-9a-f]{24}\?key=[\w-]{32}$/);
    expect(second).toBe(first);
    expect(await eventCount()).toBe(1);
  });

  it("follows the owner's redirect after the booking", async () => {
    await setSettings({ auto_confirm: true, redirect_url: "https://example.com/thanks" });
    expect(await submit(filledIn())).toMatchObject({
      outcome: "booked",
      location: "https://example.com/thanks",
    });
  });

  it("shows all values and errors again if it is invalid", async () => {
    const result = await submit(filledIn({ email: "ana@", message: "Kept" }));
    expect(result.outcome).toBe("refused");
    const { step } = await open(result.outcome === "refused" ? result.location : "");
    if (step.name !== "details") throw new Error("The page is not at the step of details");
    const fields = listDetailFields(step.details).filter((field) => field.as === "field");
    expect(fields.find(({ name }) => name === "message")?.value).toBe("Kept");
    expect(fields.find(({ name }) => name === "email")).toMatchObject({
      value: "ana@",
      error: expect.any(String),
    });
    expect(step.details.errors?.items).toEqual([{ href: "#email", label: expect.any(String) }]);
    expect(await eventCount()).toBe(0);
  });

  it("offers the nearest free times if its own was taken, and keeps the values", async () => {
    await submit(filledIn());
    const result = await submit(filledIn({ email: "bo@example.com", message: "Kept" }));
    const { step } = await open(result.outcome === "refused" ? result.location : "");
    if (step.name !== "details") throw new Error("The page is not at the step of details");
    expect(step.details.nearest?.times).toHaveLength(3);
    const again = filledIn({
      message: "Kept and edited",
      instead: step.details.nearest?.times[0]?.value ?? "",
    });
    for (const { name, value } of step.details.hidden) again.set(name, value);
    const replaced = await submit(again);
    const next = await open(replaced.outcome === "refused" ? replaced.location : "");
    if (next.step.name !== "details") throw new Error("The page is not at the step of details");
    expect(next.step.details.errors).toBeNull();
    expect(listDetailFields(next.step.details).find(({ name }) => name === "message")).toMatchObject({
      value: "Kept and edited",
    });
    expect(next.step.details.chosen.items.map(({ value }) => value)).toEqual([again.get("instead")]);
    expect(await eventCount()).toBe(1);
  });

  it("leads back to the times if too few were chosen", async () => {
    await setSettings({ min_dates: 2 });
    const result = await submit(filledIn());
    const { step } = await open(result.outcome === "refused" ? result.location : "");
    expect(step).toMatchObject({
      name: "times",
      selectedSlots: { done: 1, needed: 2 },
      slots: { error: expect.any(String) },
    });
  });

  it("books nothing from another site or over the rate limit", async () => {
    expect(await submit(filledIn(), { sameOrigin: false })).toMatchObject({
      outcome: "blocked",
      rejection: { why: "origin" },
    });
    const limited = await submit(filledIn({ message: "Kept" }), { wait: 7 });
    expect(limited).toMatchObject({ outcome: "blocked", rejection: { why: "rate", seconds: 7 } });
    const token =
      limited.outcome === "blocked"
        ? new URL(limited.rejection.back, "http://x").searchParams.get("draft")
        : "";
    expect((await findFormDraft<BookingFormDraft>(test.db, token ?? ""))?.values.message).toBe("Kept");
    expect(await eventCount()).toBe(0);
  });

  it("reports an unknown page", async () => {
    expect(await submit(filledIn(), { slug: "unknown" })).toEqual({ outcome: "unknown" });
  });
});

describe("the event page", () => {
  const bookOne = async (change: Record<string, string> = {}) => {
    const data = filledIn({ invitees: "bo@example.com", ...change });
    const result = await submit(data, { confirmed: "ana@example.com" });
    const url = new URL(result.outcome === "booked" ? result.location : "", "http://localhost");
    return { id: url.pathname.split("/")[2] ?? "", key: url.searchParams.get("key") ?? "" };
  };
  const openEvent = (id: string, key: string) =>
    loadEventPageView(test.db, {
      id,
      search: new URLSearchParams({ key }),
      browser,
      now: NOW,
      zoneOptions: () => "",
    });

  it("shows times in the booker's zone and the host's, and no email address of others", {
    tags: "main",
  }, async () => {
    const { id, key } = await bookOne();
    const view = await openEvent(id, key);
    expect(view?.status.word).toBe("Confirmed");
    expect(view?.when?.items).toMatchObject([
      {
        day: "Monday, 10 March 2031",
        time: "17:00 – 17:30",
        zone: "Tokyo (UTC+9)",
        hostTime: expect.stringContaining("09:00"),
      },
    ]);
    expect(view?.people.items.map(({ name }) => name)).toEqual(["Jane", "Ana", "Guest 1"]);
    expect(JSON.stringify(view)).not.toMatch(/bo@example|page-[0-9a-f]+@/);
    expect(view?.calendar?.links.map(({ icon }) => icon)).toEqual(["google", "outlook", "file"]);
  });

  it("is not found with a wrong key or the key of another event", async () => {
    const first = await bookOne();
    const second = await bookOne({ slot: "2031-03-10T09:00:00Z" });
    expect(await openEvent(first.id, second.key)).toBeNull();
    expect(await openEvent(first.id, "")).toBeNull();
    expect(await openEvent("nonsense", first.key)).toBeNull();
  });

  it("has no calendar file before confirmation, and one that is cancelled after cancellation", async () => {
    await setSettings({});
    const { id, key } = await bookOne();
    const request = await loadEventPage(test.db, id, key);
    expect(request && buildCalendarFile(request, key)).toBeNull();
    expect((await openEvent(id, key))?.calendar).toBeNull();
    await test.db.event.updateMany({ where: { id }, data: { cancelledAt: new Date(), cancelReason: "Ill" } });
    const cancelled = await openEvent(id, key);
    expect(cancelled?.status).toMatchObject({ kind: "cancelled", text: expect.stringContaining("Ill") });
    expect(cancelled?.actions).toEqual([
      { href: `/${slug}`, label: "Book again", tone: "accent", post: null },
    ]);
  });

  it("offers a calendar file with a UID and a rising sequence", async () => {
    const { id, key } = await bookOne();
    await test.db.event.updateMany({ where: { id }, data: { icsSequence: 4 } });
    const visitor = await loadEventPage(test.db, id, key);
    const file = (visitor && buildCalendarFile(visitor, key))?.replace(/\r\n /g, "");
    expect(file).toMatch(new RegExp(`UID:${id}@`));
    expect(file).toMatch(/SEQUENCE:4\r\n/);
    expect(file).toMatch(/DTSTART:20310310T080000Z\r\nDTEND:20310310T083000Z/);
    expect(file).not.toMatch(/bo@example/);
  });
});
