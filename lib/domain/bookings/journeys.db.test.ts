import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSlots } from "@/lib/core/slots/find-slots";
import { asInstant, DAY, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { StoredJourneys } from "@/lib/domain/availability/availabilities/journeys-schema";
import { explainTime } from "@/lib/domain/availability/free-slots/explain-time";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { Precondition } from "@/lib/domain/contracts/etag";
import { moveEvent } from "@/lib/domain/events/changes/move-event";
import { createEvent } from "@/lib/domain/events/create-event";
import { findEventSite } from "@/lib/domain/events/find-event-site";
import { eventBody } from "@/lib/domain/events/schema";
import { createUser } from "@/lib/domain/people/users/create-user";
import { generateId } from "@/lib/platform/db/generate-id";
import { openDatabase } from "@/lib/platform/db/open-database";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { bookSlot } from "./book-slot";
import { holdSlot } from "./hold-slot";
import { loadPublicPage } from "./load-public-page";
import type { PublicPage } from "./public-page";
import { checkMoves } from "./series/check-moves";

const test = createTestDatabase();
const NOW = asInstant(Date.UTC(2031, 2, 1));
const MONDAY_NINE = asInstant(Date.UTC(2031, 2, 10, 8)); // in Paris
const RANGE = { from: NOW, to: asInstant(NOW + 20 * DAY) };
const organization = asOrganizationId(generateId());

let crowd: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
  crowd = openDatabase(test.url, { poolSize: 40 });
  await test.db.organization.create({ data: { id: organization, name: "Acme" } });
});
afterAll(() => crowd.close());

const at = (name: string, address: string): PageSettings => ({
  fixed_places: [{ name, address }],
  forbid_add_places: true,
});
const ALTONA = at("Office", "Große Bergstraße 12, Hamburg");
const WANDSBEK = at("Shop", "Wandsbeker Marktstraße 1, Hamburg");
const AT_BOOKER: PageSettings = {};
const VIDEO: PageSettings = {
  fixed_places: [{ name: "Jitsi Meet", kind: "jitsi" }],
  forbid_add_places: true,
};

/** Creates a host with a type for each of the places; hours are 9 to 17, meetings last an hour, journeys 40 minutes. */
async function createHost(places: Record<string, PageSettings>, journeys: StoredJourneys = { minutes: 40 }) {
  const slug = `page-${generateId()}`;
  const hours = { slots: [{ start_time: "09:00", end_time: "17:00" }] };
  const days = { monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours };
  const custom = { auto_confirm: true, duration: 60, step: 20 };
  const { answer } = await createUser(
    test.db,
    organization,
    {
      organization,
      user: { email: `${slug}@example.com`, first_name: "Jane", timezone: "Europe/Paris" },
      availability: { days, journeys },
      bookpage: { nickname: slug, custom },
    },
    NOW,
  );
  const page = await test.db.bookpage.findFirstOrThrow({ where: { slug } });
  for (const [handle, settings] of Object.entries(places))
    await test.db.appointmentType.create({
      data: {
        id: generateId(),
        organizationId: organization,
        bookpageId: page.id,
        name: handle,
        slug: handle,
        settings: settings as object,
      },
    });
  return { slug, user: answer.user._id };
}

const open = async (slug: string, type: string) =>
  (await loadPublicPage(test.db, { slug, type, minutes: null }, RANGE)) as PublicPage;

const toRequest = (page: PublicPage, start: Instant, index = 0, address?: string) => ({
  starts: [start],
  name: "Ana Silva",
  email: `guest${index}@example.com`,
  places: address
    ? [{ name: address }]
    : (page.settings.fixed_places ?? []).map(({ name, address: written, kind }) => ({
        name,
        ...(written && { address: written }),
        ...(kind && { kind }),
      })),
  invitees: [],
  timezone: "Europe/Paris",
  lang: "en" as const,
  thirdParty: null,
  formId: generateId(),
  addressConfirmed: false,
});

const book = async (page: PublicPage, start: Instant, index = 0, address?: string) =>
  bookSlot(crowd.db, page, toRequest(page, start, index, address), NOW);

/** Lists the starts that a page offers on Monday, as hours and minutes in Paris. */
const listMonday = ({ hosts, match, grid, duration }: PublicPage) =>
  findSlots({
    ...grid,
    hosts,
    match,
    duration,
    from: asInstant(MONDAY_NINE - 2 * HOUR),
    to: asInstant(MONDAY_NINE + 10 * HOUR),
    now: NOW,
  }).map((start) => new Date(start + HOUR).toISOString().slice(11, 16));

const NOON = asInstant(MONDAY_NINE + 3 * HOUR);

describe("pages of a host with journeys of forty minutes", () => {
  it("keep time between meetings at two addresses, and between addresses of bookers", async () => {
    const { slug } = await createHost({ altona: ALTONA, wandsbek: WANDSBEK, visit: AT_BOOKER, video: VIDEO });
    expect(await book(await open(slug, "altona"), NOON)).toMatchObject({ outcome: "booked" });
    expect(listMonday(await open(slug, "altona"))).toEqual(expect.arrayContaining(["11:00", "13:00"]));
    for (const type of ["wandsbek", "visit", "video"]) {
      const starts = listMonday(await open(slug, type));
      expect(starts).toEqual(expect.arrayContaining(["10:20", "13:40"]));
      expect(starts.filter((start) => start > "10:20" && start < "13:40")).toEqual([]);
    }
  });

  it("keep time after a meeting at a booker's address, but not between two calls", async () => {
    const { slug } = await createHost({ visit: AT_BOOKER, video: VIDEO });
    await book(await open(slug, "visit"), MONDAY_NINE, 1, "Elbchaussee 5, Hamburg");
    await book(await open(slug, "video"), NOON, 2);
    expect(listMonday(await open(slug, "video"))).toEqual(
      expect.arrayContaining(["10:40", "11:00", "13:00"]),
    );
    const visits = listMonday(await open(slug, "visit"));
    expect(visits.filter((start) => start < "13:40")).toEqual([]);
    expect(visits[0]).toBe("13:40");
  });

  it("keep time beside a hold", async () => {
    const { slug } = await createHost({ altona: ALTONA, wandsbek: WANDSBEK });
    const page = await open(slug, "altona");
    await holdSlot(crowd.db, page, toRequest(page, NOON), {
      now: NOW,
      expiresAt: new Date(Date.now() + HOUR),
    });
    const starts = listMonday(await open(slug, "wandsbek"));
    expect(starts.filter((start) => start > "10:20" && start < "13:40")).toEqual([]);
    expect(starts).toContain("13:40");
  });

  it("begin and end the day at the base", async () => {
    const bases = [{ address: "große bergstraße 12 Hamburg" }];
    const { slug } = await createHost({ altona: ALTONA, visit: AT_BOOKER }, { minutes: 40, bases });
    const visits = listMonday(await open(slug, "visit"));
    expect([visits[0], visits.at(-1)]).toEqual(["09:40", "15:20"]);
    const atBase = listMonday(await open(slug, "altona"));
    expect([atBase[0], atBase.at(-1)]).toEqual(["09:00", "16:00"]);
  });

  it("say which journey does not fit", async () => {
    const { slug, user } = await createHost({ altona: ALTONA, wandsbek: WANDSBEK });
    await book(await open(slug, "altona"), NOON);
    const query = {
      page: slug,
      type: "wandsbek",
      start: { date: "2031-03-10", text: "2031-03-10T13:00:00" },
    };
    const explain = (scopes: string[] | null) =>
      explainTime(test.db, { organization, scopes } as never, query as never, NOW);
    expect((await explain(null)).reasons).toMatchObject([
      {
        rule: "journey",
        user,
        journey: { minutes: 40, of: "meeting", from: "Große Bergstraße 12, Hamburg" },
        event: { title: expect.any(String) },
        period: { start: { dateTime: "2031-03-10T12:00:00+01:00" } },
      },
    ]);
    expect((await explain(["availabilities:read"])).reasons).toMatchObject([
      { journey: { from: null }, event: null },
    ]);
  });
});

describe("a meeting at a known address", () => {
  const toTarget = (id: string) => ({ organization, id, now: NOW, precondition: new Precondition(null) });

  async function bookVisit(page: PublicPage, start: Instant, index: number, address: string) {
    const outcome = await book(page, start, index, address);
    return "eventId" in outcome ? outcome.eventId : "";
  }

  it("is moved beside another one at the same address, and away from others", async () => {
    const { slug } = await createHost({ visit: AT_BOOKER });
    const page = await open(slug, "visit");
    await bookVisit(page, MONDAY_NINE, 1, "Elbchaussee 5");
    const move = async (id: string, start: Instant) => {
      const { id: invitee } = await test.db.invitee.findFirstOrThrow({
        where: { eventId: id, isOrganizer: true },
      });
      const { owner, rules, duration: minutes } = page;
      const to = {
        invitee,
        start,
        hosts: [owner.id],
        minutes,
        availability: null,
        rules,
        needsConfirmation: false,
      };
      return moveEvent(test.db, toTarget(id), to);
    };
    const [ten, three] = [1, 6].map((hours) => asInstant(MONDAY_NINE + hours * HOUR)) as [Instant, Instant];
    const near = await bookVisit(page, NOON, 2, "elbchaussee  5");
    const far = await bookVisit(page, three, 3, "Reeperbahn 1");
    await expect(move(far, ten)).rejects.toMatchObject({ code: "slot_taken" });
    await move(near, ten);
    const { startsAt } = await test.db.reservation.findFirstOrThrow({ where: { eventId: near } });
    expect(startsAt).toEqual(new Date(ten));
  });

  it("can be moved to the times that its picker offers, and no others", async () => {
    const { slug, user } = await createHost({ visit: AT_BOOKER });
    const page = await open(slug, "visit");
    await bookVisit(page, MONDAY_NINE, 1, "Elbchaussee 5");
    const id = await bookVisit(page, NOON, 2, "elbchaussee  5");
    const event = await test.db.event.findFirstOrThrow({ where: { id }, include: { places: true } });
    const address = { slug, type: "visit", minutes: null };
    const list = async (site: ReturnType<typeof findEventSite>) =>
      listMonday(
        (await loadPublicPage(test.db, address, { ...RANGE, exceptEvent: id, site })) as PublicPage,
      )[0];
    expect(await list(undefined)).toBe("10:40");
    expect(await list(findEventSite(event))).toBe("10:00");

    const ten = asInstant(MONDAY_NINE + HOUR);
    const step = { id, index: 1, from: NOON, to: ten, minutes: 60, hosts: [user], people: 2 };
    const context = { rules: page.rules, availability: null, zone: "Europe/Paris", now: NOW };
    const check = async (site: ReturnType<typeof findEventSite>) =>
      (await checkMoves(test.db, organization, [{ ...step, site }], context)).map(({ isFree }) => isFree);
    expect(await check(findEventSite(event))).toEqual([true]);
    expect(await check({ key: "reeperbahn 1", name: "Reeperbahn 1" })).toEqual([false]);
  });

  it("that the API creates needs time for the journey to its neighbours", async () => {
    const { slug, user } = await createHost({ visit: AT_BOOKER });
    await bookVisit(await open(slug, "visit"), NOON, 1, "Elbchaussee 5");
    const create = (address: string, kind = "place") =>
      createEvent(
        test.db,
        organization,
        eventBody.parse({
          title: "Boiler",
          created_by: { user },
          bookpage: true,
          confirmed: { flag: true },
          dates: [{ date: "2031-03-10T12:00:00Z", end_date: "2031-03-10T13:00:00Z" }],
          places: [{ name: address, kind }],
          invitees: [{ email: "ana@example.com" }],
        }),
        NOW,
      );
    await expect(create("Reeperbahn 1")).rejects.toMatchObject({ code: "slot_taken" });
    expect(await create("Elbchaussee 5")).toMatchObject({ title: "Boiler" });
  });
});

describe("a host with journeys, under sixty concurrent bookers at two addresses", () => {
  it("never has too little time for a journey", { timeout: 60_000, tags: "main" }, async () => {
    const { slug, user } = await createHost({ altona: ALTONA, wandsbek: WANDSBEK });
    const pages = await Promise.all(["altona", "wandsbek"].map((type) => open(slug, type)));
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const page = pages[index % 2] as PublicPage;
        return book(page, asInstant(MONDAY_NINE + ((index * 7) % 22) * 20 * MINUTE), index);
      }),
    );
    const booked = outcomes.filter(({ outcome }) => outcome === "booked").length;
    const events = await test.db.event.findMany({
      where: { bookpage: true, createdByUserId: user },
      include: { dates: true, places: true },
    });
    const meetings = events
      .map(({ dates, places }) => ({ start: Number(dates[0]?.startsAt), place: places[0]?.address }))
      .sort((a, b) => a.start - b.start);
    expect(meetings).toHaveLength(booked);
    expect(booked).toBeGreaterThan(2);
    for (const [index, meeting] of meetings.entries()) {
      const before = meetings[index - 1];
      if (!before) continue;
      const needed = before.place === meeting.place ? 0 : 40;
      expect(meeting.start - before.start).toBeGreaterThanOrEqual((60 + needed) * MINUTE);
    }
  });
});
