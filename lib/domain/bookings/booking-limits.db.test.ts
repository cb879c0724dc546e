import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { createAppointmentType } from "@/lib/domain/booking-pages/appointment-types/create-appointment-type";
import { createHold } from "@/lib/domain/bookings/holds/create-hold";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { moveEvent } from "@/lib/domain/events/changes/move-event";
import { createUser } from "@/lib/domain/people/users/create-user";
import type { Db } from "@/lib/platform/db/client";
import { withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { openDatabase } from "@/lib/platform/db/open-database";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { bookSlot } from "./book-slot";
import { holdSlot } from "./hold-slot";
import { loadPublicPage } from "./load-public-page";
import type { PublicPage } from "./public-page";

const test = createTestDatabase();
const NOW = asInstant(Date.UTC(2031, 2, 1));
const NINE = asInstant(Date.UTC(2031, 2, 10, 8)); // Monday 09:00 in Paris
const organization = asOrganizationId(generateId());

let crowd: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
  crowd = openDatabase(test.url, { poolSize: 40 });
  await test.db.organization.create({ data: { id: organization, name: "Acme" } });
});
afterAll(() => crowd.close());

type Limits = NonNullable<PublicPage["settings"]["limits"]>;

/** Creates a page with an appointment type; its owner's hours are 9 to 17 on Mondays. */
async function createPage(
  limits: { hours?: Limits; page?: Limits; type?: Limits },
  rules: PublicPage["settings"] = {},
) {
  const slug = `page-${generateId()}`;
  const slots = [{ start_time: "09:00", end_time: "17:00" }];
  await createUser(
    test.db,
    organization,
    {
      organization,
      user: { email: `${slug}@example.com`, first_name: "Jane", timezone: "Europe/Paris" },
      availability: { days: { monday: { slots } }, limits: limits.hours ?? [] },
      bookpage: {
        nickname: slug,
        custom: { auto_confirm: true, duration: 15, limits: limits.page ?? [], ...rules },
      },
    },
    NOW,
  );
  await createAppointmentType(test.db, organization, slug, {
    name: "Call",
    custom: { auto_confirm: true, limits: limits.type ?? [] },
  });
  const load = async (type: string | null) => {
    const range = { from: NOW, to: asInstant(NOW + 20 * 24 * 60 * MINUTE) };
    return (await loadPublicPage(test.db, { slug, type, minutes: null }, range)) as PublicPage;
  };
  return { page: await load(null), type: await load("call") };
}

const toRequest = (start: Instant, index: number) => ({
  starts: [start],
  name: "Ana Silva",
  email: `guest${index}@example.com`,
  places: [],
  invitees: [],
  timezone: "Europe/Paris",
  lang: "en" as const,
  thirdParty: null,
  formId: generateId(),
  addressConfirmed: false,
});

/** Books at a time that nothing but limits blocks; returns whether it succeeded. */
type Taker = (
  pages: { page: PublicPage; type: PublicPage },
  start: Instant,
  index: number,
) => Promise<boolean>;

const bookOn = async (page: PublicPage, start: Instant, index: number) =>
  (await bookSlot(crowd.db, page, toRequest(start, index), NOW)).outcome === "booked";

const holdOn = (page: PublicPage, start: Instant, index: number) =>
  withTransaction(crowd.db, async (tx: Db) => {
    const expiresAt = new Date(Date.now() + 10 * MINUTE);
    return (await holdSlot(tx, page, toRequest(start, index), { now: NOW, expiresAt })) === null;
  });

const BOOKERS: Record<string, Taker> = {
  page: ({ page }, start, index) => bookOn(page, start, index),
  type: ({ type }, start, index) => bookOn(type, start, index),
  held: ({ page }, start, index) => holdOn(page, start, index),
  heldType: ({ type }, start, index) => holdOn(type, start, index),
};

async function holdByKey({ page }: { page: PublicPage }, start: Instant): Promise<boolean> {
  const body = { user: page.owner.id, start: toTime(start), end: toTime(asInstant(start + 15 * MINUTE)) };
  try {
    await createHold(crowd.db, organization, { ...body, minutes: 10 }, NOW);
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "slot_taken") return false;
    throw error;
  }
}

const toTime = (at: Instant) => new Date(at).toISOString();

const ALL_TIMES = Array.from({ length: 32 }, (_, index) => asInstant(NINE + index * 15 * MINUTE));

/** The last two of `ALL_TIMES` stay free for bookings after the race. */
const RACED_TIMES = 30;

/** Runs 40 bookers at once; ten of them request a time that another one requests too. */
async function race(pages: Awaited<ReturnType<typeof createPage>>, bookers: readonly Taker[]) {
  const got = await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const book = bookers[index % bookers.length] as Taker;
      return book(pages, ALL_TIMES[index % RACED_TIMES] as Instant, index);
    }),
  );
  return got.filter(Boolean).length;
}

const THREE_A_DAY: Limits = [{ per: "day", count: 3 }];

describe("limits under 40 concurrent bookings", () => {
  it("allow three bookings a day across page, type, holds and the API", { timeout: 60_000 }, async () => {
    for (let round = 0; round < 5; round++) {
      const pages = await createPage({ hours: THREE_A_DAY });
      expect(await race(pages, [...Object.values(BOOKERS), holdByKey])).toBe(3);
      const where = { hostId: pages.page.owner.id };
      expect(await test.db.reservation.count({ where })).toBe(3);
    }
  });

  it("allow three bookings or holds a day on a page, across its types", {
    timeout: 60_000,
  }, async () => {
    for (let round = 0; round < 5; round++) {
      expect(await race(await createPage({ page: THREE_A_DAY }), Object.values(BOOKERS))).toBe(3);
    }
  });

  it("allow three bookings a day of a type, and others of the page", { timeout: 60_000 }, async () => {
    const pages = await createPage({ type: THREE_A_DAY });
    const ofType = [BOOKERS.type, BOOKERS.heldType] as Taker[];
    expect(await race(pages, ofType)).toBe(3);
    expect(await bookOn(pages.page, ALL_TIMES[31] as Instant, 41)).toBe(true);
    expect(await bookOn(pages.type, ALL_TIMES[30] as Instant, 42)).toBe(false);
  });

  it("allow as many bookings as fit into the minutes of a week", { timeout: 60_000 }, async () => {
    const pages = await createPage({ hours: [{ per: "week", minutes: 80 }] });
    expect(await race(pages, Object.values(BOOKERS))).toBe(5);
  });
});

describe("bookSlot and moveEvent", () => {
  const at = (hours: number, minutes: number) => asInstant(NINE + ((hours - 9) * 60 + minutes) * MINUTE);

  it("accept only offered times, and suggest offered ones", { tags: "main" }, async () => {
    const rules = { step: 20, align: 20, duration: 30, end_date: "2031-03-10", buffer_after: 10 };
    const { page } = await createPage({}, rules as PublicPage["settings"]);
    const off = await bookSlot(test.db, page, toRequest(at(10, 30), 1), NOW);
    expect(off).toMatchObject({ outcome: "taken", nearest: [at(10, 0), at(10, 20), at(10, 40)] });
    expect(await bookOn(page, at(10, 20), 2)).toBe(true);
    const late = asInstant(at(10, 20) + 7 * 24 * 60 * MINUTE);
    expect(await bookOn(page, late, 3)).toBe(false);
    const taken = await bookSlot(test.db, page, toRequest(at(10, 20), 4), NOW);
    expect(taken).toMatchObject({ outcome: "taken", nearest: [at(9, 20), at(9, 40), at(11, 0)] });
  });

  it("move a meeting within its day but not into a full day, without counting the meeting itself", async () => {
    const { page } = await createPage({ page: [{ per: "day", count: 1 }] });
    const booked = await bookSlot(test.db, page, toRequest(at(9, 0), 1), NOW);
    const week = 7 * 24 * 60 * MINUTE;
    expect(await bookOn(page, asInstant(at(9, 0) + week), 2)).toBe(true);
    const id = "eventId" in booked ? booked.eventId : "";
    const { id: invitee } = await test.db.invitee.findFirstOrThrow({
      where: { eventId: id, isOrganizer: true },
    });
    const { owner, rules, duration: minutes } = page;
    const move = (start: Instant) =>
      moveEvent(
        test.db,
        { organization, id, now: NOW, precondition: new Precondition(null) },
        { invitee, start, hosts: [owner.id], minutes, availability: null, rules, needsConfirmation: false },
      );
    await expect(move(asInstant(at(12, 0) + week))).rejects.toMatchObject({ code: "slot_taken" });
    await move(at(12, 0));
    expect(await test.db.reservation.findFirst({ where: { eventId: id } })).toMatchObject({
      startsAt: new Date(at(12, 0)),
    });
  });
});
