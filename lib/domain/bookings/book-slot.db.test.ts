import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { reserveHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { toPageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import { createUser } from "@/lib/domain/people/users/create-user";
import { makeBranding } from "@/lib/domain/tenancy/branding/testing/make-branding";
import { withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { PrismaClient } from "@/lib/platform/db/generated/client";
import { openDatabase } from "@/lib/platform/db/open-database";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { bookSlot } from "./book-slot";
import type { BookingRequest } from "./booking-request";
import type { PublicPage } from "./public-page";

const test = createTestDatabase();
const NOW = asInstant(Date.UTC(2031, 2, 1));
const NINE = asInstant(Date.UTC(2031, 2, 10, 8)); // Monday 09:00 in Paris
const MONDAYS = 7 * 24 * 60 * MINUTE;

beforeAll(() => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
});

const WORK = { slots: [{ start_time: "09:00", end_time: "17:00" }] };

async function createPage(
  db: PrismaClient,
  settings: PublicPage["settings"] = { auto_confirm: true },
): Promise<PublicPage> {
  const organization = asOrganizationId(generateId());
  await db.organization.create({ data: { id: organization, name: "Acme" } });
  const slug = `page-${generateId()}`;
  const { answer } = await createUser(
    db,
    organization,
    {
      organization,
      user: { email: `${slug}@example.com`, first_name: "Jane", timezone: "Europe/Paris" },
      availability: { days: { monday: WORK } },
      bookpage: { nickname: slug, custom: settings },
    },
    NOW,
  );
  const bookpage = await db.bookpage.findFirstOrThrow({ where: { slug } });
  return {
    organization,
    bookpageId: bookpage.id,
    appointmentTypeId: null,
    availabilityId: null,
    slug,
    message: "",
    settings,
    owner: {
      id: answer.user._id,
      email: `${slug}@example.com`,
      name: "Jane",
      firstName: "Jane",
      pictureUrl: null,
      timezone: "Europe/Paris",
      language: "en",
    },
    branding: makeBranding("Acme"),
    team: null,
    people: [],
    chosen: null,
    hosts: [],
    zones: [],
    match: "all",
    mayChoose: false,
    rules: toPageRules({ id: bookpage.id, settings }, null),
    grid: {},
    duration: 30,
    type: null,
    types: [],
    absences: [],
  };
}

const toRequest = (start: Instant, change: Partial<BookingRequest> = {}): BookingRequest => ({
  starts: [start],
  name: "Ana Silva",
  email: "ana@example.com",
  places: [],
  invitees: [],
  timezone: "America/New_York",
  lang: "en",
  thirdParty: null,
  formId: generateId(),
  addressConfirmed: false,
  ...change,
});

const overlaps = (db: PrismaClient, hostId: string) =>
  db.$queryRaw<unknown[]>`
    SELECT 1 FROM reservations a JOIN reservations b
        ON a.organization_id = b.organization_id AND a.host_id = b.host_id AND a.event_id < b.event_id AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at
     WHERE a.host_id = ${hostId}`;

describe("bookSlot under concurrent requests", () => {
  // Each booker gets their own connection, as they would on several processes.
  let crowd: ReturnType<typeof openDatabase>;
  beforeAll(() => {
    crowd = openDatabase(test.url, { poolSize: 50 });
  });
  afterAll(() => crowd.close());

  /** Returns a duration and a start for each booker; all of them overlap in the half hour from `at`. */
  const shapes: Record<string, (index: number, at: Instant) => { duration: number; start: Instant }> = {
    exact: (_, at) => ({ duration: 30, start: at }),
    // 10:00 to 11:00 and 10:30 to 12:00, neither of which contains the other
    overlapping: (index, at) =>
      index % 2 === 0
        ? { duration: 60, start: asInstant(at + 60 * MINUTE) }
        : { duration: 90, start: asInstant(at + 90 * MINUTE) },
    nested: (index, at) =>
      [
        { duration: 480, start: at },
        { duration: 240, start: at },
        { duration: 60, start: at },
        { duration: 15, start: asInstant(at + 15 * MINUTE) },
      ][index % 4] as { duration: number; start: Instant },
  };

  it.each(Object.entries(shapes))(
    "books exactly one of 50 %s times, in each of 20 rounds",
    { timeout: 240_000 },
    async (_, pickShape) => {
      const page = await createPage(test.db);
      for (let round = 0; round < 20; round++) {
        const at = asInstant(NINE + round * MONDAYS);
        const outcomes = await Promise.all(
          Array.from({ length: 50 }, (_, index) => {
            const { duration, start } = pickShape(index, at);
            return bookSlot(
              crowd.db,
              { ...page, duration },
              toRequest(start, { email: `guest${index}@example.com` }),
              NOW,
            );
          }),
        );
        const booked = outcomes.filter(({ outcome }) => outcome === "booked");
        expect(booked).toHaveLength(1);
      }
      expect(await test.db.event.count({ where: { organizationId: page.organization } })).toBe(20);
      expect(await overlaps(test.db, page.owner.id)).toEqual([]);
    },
  );
});

it("the exclusion constraint stops bookSlot if an earlier write skipped the check", async () => {
  const page = await createPage(test.db);
  const outcome = await bookSlot(test.db, page, toRequest(NINE), NOW);
  expect(outcome.outcome).toBe("booked");
  const other = await bookSlot(
    test.db,
    { ...page, settings: {} },
    toRequest(asInstant(NINE + 60 * MINUTE)),
    NOW,
  );
  const eventId = other.outcome === "booked" ? other.eventId : "";
  const unchecked = withTransaction(test.db, (tx) =>
    reserveHosts(tx, page.organization, {
      eventId,
      start: asInstant(NINE + 15 * MINUTE),
      end: asInstant(NINE + 45 * MINUTE),
      exclusive: [page.owner.id],
      others: [],
    }),
  );
  await expect(unchecked).rejects.toMatchObject({ code: "slot_taken", status: 409 });
  expect(await test.db.reservation.count({ where: { hostId: page.owner.id } })).toBe(1);
});

it("bookSlot returns the three nearest free times for a taken slot", async () => {
  const page = await createPage(test.db);
  const ten = asInstant(NINE + 60 * MINUTE);
  await bookSlot(test.db, page, toRequest(ten), NOW);
  const late = await bookSlot(test.db, page, toRequest(ten), NOW);
  expect(late).toEqual({
    outcome: "taken",
    taken: [ten],
    nearest: [-60, -30, 30].map((minutes) => asInstant(ten + minutes * MINUTE)),
  });
});

it("bookSlot books a form that is submitted twice only once", {
  tags: "main",
}, async () => {
  const page = await createPage(test.db);
  const form = toRequest(NINE, { formId: "the same form" });
  const outcomes = await Promise.all([form, form, form].map((same) => bookSlot(test.db, page, same, NOW)));
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(await test.db.event.count({ where: { organizationId: page.organization } })).toBe(1);
});

it("bookSlot refuses times off the grid, outside of the hours and in the past", {
  tags: "main",
}, async () => {
  const page = await createPage(test.db);
  const later = asInstant(NINE + MINUTE);
  for (const [start, now] of [
    [asInstant(NINE + 10 * MINUTE), NOW],
    [asInstant(NINE - 30 * MINUTE), NOW],
    [NINE, later],
  ] as const) {
    expect((await bookSlot(test.db, page, toRequest(start), now)).outcome).toBe("taken");
  }
  expect(await test.db.event.count({ where: { organizationId: page.organization } })).toBe(0);
});

it("bookSlot leaves the times of an unconfirmed request free", async () => {
  const page = await createPage(test.db, { min_dates: 2 });
  const starts = [NINE, asInstant(NINE + 60 * MINUTE)];
  const first = await bookSlot(test.db, page, toRequest(NINE, { starts }), NOW);
  const second = await bookSlot(test.db, page, toRequest(NINE, { starts, email: "bo@example.com" }), NOW);
  expect([first, second]).toMatchObject([
    { outcome: "booked", confirmed: false },
    { outcome: "booked", confirmed: false },
  ]);
  expect(await test.db.reservation.count({ where: { hostId: page.owner.id } })).toBe(0);
});

it("bookSlot lets an owner book their own page", async () => {
  const page = await createPage(test.db);
  const outcome = await bookSlot(test.db, page, toRequest(NINE, { email: page.owner.email as string }), NOW);
  expect(outcome.outcome).toBe("booked");
  const invitees = await test.db.invitee.findMany({ where: { organizationId: page.organization } });
  expect(invitees).toMatchObject([{ isOrganizer: true, email: page.owner.email }]);
});
