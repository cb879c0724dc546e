import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Coordinates } from "@/lib/core/geography/coordinates";
import { findSlots } from "@/lib/core/slots/find-slots";
import { asInstant, DAY, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { StoredJourneys } from "@/lib/domain/availability/availabilities/journeys-schema";
import { explainTime } from "@/lib/domain/availability/free-slots/explain-time";
import { resolvePlaces } from "@/lib/domain/availability/travel/resolve-places";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { erasePositions } from "@/lib/domain/lifecycle/personal-data/erase-positions";
import { createUser } from "@/lib/domain/people/users/create-user";
import { generateId } from "@/lib/platform/db/generate-id";
import { openDatabase } from "@/lib/platform/db/open-database";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { env } from "@/lib/platform/env/env";
import { type MapServer, startMapServer } from "@/lib/platform/routing/testing/start-map-server";
import { bookSlot } from "./book-slot";
import { loadPublicPage } from "./load-public-page";
import type { PublicPage } from "./public-page";

const test = createTestDatabase();
const NOW = asInstant(Date.UTC(2031, 2, 1));
const MONDAY_NINE = asInstant(Date.UTC(2031, 2, 10, 8)); // in Paris
const NOON = asInstant(MONDAY_NINE + 3 * HOUR);
const RANGE = { from: NOW, to: asInstant(NOW + 20 * DAY) };

const at = (address: string): PageSettings => ({
  fixed_places: [{ name: "Office", address }],
  forbid_add_places: true,
});
const PLACES = {
  altona: at("Große Bergstraße 12, Hamburg"),
  wandsbek: at("Wandsbeker Marktstraße 1, Hamburg"),
  nearby: at("Große Bergstraße 100, Hamburg"),
  somewhere: at("Lost Lane 1, Nowhere"),
};

/** Wandsbek is nine kilometres from Altona. */
const POSITIONS: Record<string, Coordinates> = {
  "Große Bergstraße 12": { latitude: 53.5515, longitude: 9.9355 },
  "Große Bergstraße 100": { latitude: 53.5516, longitude: 9.9401 },
  "Wandsbeker Marktstraße": { latitude: 53.5722, longitude: 10.0668 },
  "Main Street": { latitude: -33.87, longitude: 151.2 },
  Elbchaussee: { latitude: 53.5455, longitude: 9.9 },
};

let crowd: ReturnType<typeof openDatabase>;
let maps: MapServer;
beforeAll(async () => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
  process.env.LOG_LEVEL = "silent";
  crowd = openDatabase(test.url, { poolSize: 40 });
  // The way east takes 25 minutes, the way back 31.
  maps = await startMapServer({
    places: POSITIONS,
    measure: (from, to) =>
      Math.abs(from.longitude - to.longitude) < 0.1 ? 300 : from.longitude < to.longitude ? 1500 : 1860,
  });
});
afterAll(async () => {
  crowd.close();
  await maps.close();
});
beforeEach(() => {
  env().GEOCODER_URL = maps.geocoderUrl;
  maps.router = "well";
  maps.searches = [];
  maps.tables = [];
});
afterEach(() => {
  delete env().GEOCODER_URL;
  delete env().ROUTER_URL;
});

/** Creates an organisation with a host who has a type for each place. Hours are 9 to 17, meetings last an hour. */
async function createHost(journeys: Partial<StoredJourneys> = {}) {
  const slug = `host-${generateId().slice(-12)}`;
  const organization = asOrganizationId(generateId());
  await test.db.organization.create({ data: { id: organization, name: "Acme" } });
  const monday = { slots: [{ start_time: "09:00", end_time: "17:00" }] };
  const { answer } = await createUser(
    test.db,
    organization,
    {
      organization,
      user: { email: `${slug}@example.com`, first_name: "Jane", timezone: "Europe/Paris" },
      availability: {
        days: { monday },
        journeys: { minutes: 40, minutes_per_km: 3, least: 10, ...journeys },
      },
      bookpage: { nickname: slug, custom: { auto_confirm: true, duration: 60, step: 10 } },
    },
    NOW,
  );
  const page = await test.db.bookpage.findFirstOrThrow({ where: { slug } });
  for (const [handle, settings] of Object.entries({ ...PLACES, visit: {} }))
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
  return { organization, slug, user: answer.user._id };
}

const open = async (slug: string, type: string) =>
  (await loadPublicPage(test.db, { slug, type, minutes: null }, RANGE)) as PublicPage;

const book = async (page: PublicPage, start: Instant, index = 0, address?: string) =>
  bookSlot(
    crowd.db,
    page,
    {
      starts: [start],
      name: "Ana Silva",
      email: `guest${index}@example.com`,
      places: address
        ? [{ name: address }]
        : (page.settings.fixed_places ?? []).map(({ name, address: written = "" }) => ({
            name,
            address: written,
          })),
      invitees: [],
      timezone: "Europe/Paris",
      lang: "en",
      thirdParty: null,
      formId: generateId(),
      addressConfirmed: false,
    },
    NOW,
  );

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

/** The last start before a meeting at noon, and the first after it. */
async function listBesideNoon(slug: string, type: string) {
  const starts = listMonday(await open(slug, type));
  return [starts.findLast((start) => start < "12:00"), starts.find((start) => start >= "12:00")];
}

const locate = (organization: OrganizationId) => resolvePlaces(test.db, organization, { now: NOW });

const explain = async (organization: OrganizationId, page: string, type: string) => {
  const query = { page, type, start: { date: "2031-03-10", text: "2031-03-10T13:00:00" } };
  const found = await explainTime(test.db, { organization, scopes: null } as never, query as never, NOW);
  return found.reasons.map(({ journey }) => journey);
};

describe("journeys by distance", () => {
  it("take the fixed minutes until the addresses have been located", { tags: "main" }, async () => {
    const { organization, slug } = await createHost();
    await book(await open(slug, "altona"), NOON);
    expect(await listBesideNoon(slug, "wandsbek")).toEqual(["10:20", "13:40"]);
    expect(await explain(organization, slug, "wandsbek")).toMatchObject([{ minutes: 40, by: "unlocated" }]);

    await locate(organization);
    expect(await listBesideNoon(slug, "wandsbek")).toEqual(["10:30", "13:30"]); // 27 minutes
    expect(await listBesideNoon(slug, "nearby")).toEqual(["10:50", "13:10"]); // the shortest journey
    expect(await listBesideNoon(slug, "altona")).toEqual(["11:00", "13:00"]);
    expect(await explain(organization, slug, "wandsbek")).toMatchObject([
      { minutes: 27, by: "distance", from: "Große Bergstraße 12, Hamburg" },
    ]);
  });

  it("take the fixed minutes to an address that the geocoder does not know", async () => {
    const { organization, slug } = await createHost();
    await book(await open(slug, "altona"), NOON);
    await locate(organization);
    expect(await listBesideNoon(slug, "somewhere")).toEqual(["10:20", "13:40"]);
    expect(await explain(organization, slug, "somewhere")).toMatchObject([{ by: "unlocated" }]);
  });

  it("begin and end the day at the base", async () => {
    const bases = [{ address: "Wandsbeker Marktstraße 1, Hamburg" }];
    const { organization, slug } = await createHost({ bases });
    await locate(organization);
    const starts = listMonday(await open(slug, "altona"));
    expect([starts[0], starts.at(-1)]).toEqual(["09:30", "15:30"]);
  });

  it("ask for each address once, and never for a name without a number or a comma", async () => {
    const { organization, slug } = await createHost();
    await book(await open(slug, "visit"), NOON, 1, "Elbchaussee 5");
    await book(await open(slug, "visit"), MONDAY_NINE, 2, "my aunt");
    await locate(organization);
    await locate(organization);
    expect(maps.searches.toSorted()).toEqual([
      "Elbchaussee 5",
      "Große Bergstraße 100, Hamburg",
      "Große Bergstraße 12, Hamburg",
      "Lost Lane 1, Nowhere",
      "Wandsbeker Marktstraße 1, Hamburg",
    ]);
    expect(await listBesideNoon(slug, "altona")).toEqual(["10:50", "13:10"]);
  });

  it("do not use a place of the same name far from the base", async () => {
    const bases = [{ address: "Große Bergstraße 12, Hamburg" }];
    const { organization, slug } = await createHost({ bases });
    await book(await open(slug, "visit"), NOON, 1, "Main Street 1, Sydney");
    await locate(organization);
    expect(maps.searches).toContain("Main Street 1, Sydney");
    expect(await listBesideNoon(slug, "altona")).toEqual(["10:20", "13:40"]);
    expect(await explain(organization, slug, "altona")).toMatchObject([{ minutes: 40, by: "unlocated" }]);
  });

  it("wait for a geocoder that does not respond", async () => {
    const { organization, slug } = await createHost();
    await book(await open(slug, "altona"), NOON);
    env().GEOCODER_URL = "http://127.0.0.1:9/search";
    await expect(locate(organization)).rejects.toThrow("geocoder");
    expect(await listBesideNoon(slug, "wandsbek")).toEqual(["10:20", "13:40"]);
  });

  it("are no shorter than the fixed minutes without a geocoder, which knows towns alone", async () => {
    const { organization, slug } = await createHost();
    await book(await open(slug, "altona"), NOON);
    delete env().GEOCODER_URL;
    await locate(organization);
    expect(await listBesideNoon(slug, "wandsbek")).toEqual(["10:20", "13:40"]);
  });

  it("queue the lookup with a booking", async () => {
    const { organization, slug } = await createHost();
    const job = `locate_places/${organization}`;
    const count = async () =>
      Number(
        (
          await test.db.$queryRaw<{ count: bigint }[]>`
            SELECT count(*) FROM graphile_worker._private_jobs WHERE key = ${job}`
        )[0]?.count,
      );
    expect(await count()).toBe(1); // the new hours
    await test.db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key = ${job}`;
    await book(await open(slug, "visit"), NOON, 1, "Elbchaussee 5");
    expect(await count()).toBe(1);
  });

  it("are erased with the person who booked", async () => {
    const { organization, slug } = await createHost();
    env().ROUTER_URL = maps.osrmUrl;
    const booked = await book(await open(slug, "visit"), NOON, 1, "Elbchaussee 5");
    await locate(organization);
    const where = { organizationId: organization };
    const before = [
      await test.db.addressPosition.count({ where }),
      await test.db.travelTime.count({ where }),
    ];
    const events = "eventId" in booked ? [booked.eventId] : [];
    await erasePositions(test.db, { organization, events } as never);
    const after = [await test.db.addressPosition.count({ where }), await test.db.travelTime.count({ where })];
    expect([before, after]).toEqual([
      [5, 6],
      [4, 3],
    ]);
  });
});

describe("journeys with a router", () => {
  it.each(["osrmUrl", "valhallaUrl"] as const)("take the longer way of the two with %s", async (url) => {
    const { organization, slug } = await createHost();
    env().ROUTER_URL = maps[url];
    await book(await open(slug, "altona"), NOON);
    await locate(organization);
    expect(await explain(organization, slug, "wandsbek")).toMatchObject([{ minutes: 31, by: "route" }]);
    expect(await listBesideNoon(slug, "wandsbek")).toEqual(["10:20", "13:40"]);
  });

  it("ask for a new place alone", async () => {
    const { organization, slug } = await createHost();
    env().ROUTER_URL = maps.osrmUrl;
    await locate(organization);
    expect(maps.tables).toEqual([
      { sources: 2, destinations: 3 },
      { sources: 3, destinations: 2 },
    ]);
    await book(await open(slug, "visit"), NOON, 1, "Elbchaussee 5");
    maps.tables = [];
    await locate(organization);
    await locate(organization);
    expect(maps.tables).toEqual([
      { sources: 1, destinations: 4 },
      { sources: 4, destinations: 1 },
    ]);
  });

  it.each(["down", "nonsense"] as const)("take the straight line if it is %s", async (behaviour) => {
    const { organization, slug } = await createHost();
    env().ROUTER_URL = maps.osrmUrl;
    maps.router = behaviour;
    await book(await open(slug, "altona"), NOON);
    await expect(locate(organization)).rejects.toThrow("router");
    expect(await listBesideNoon(slug, "wandsbek")).toEqual(["10:30", "13:30"]);
    expect(await explain(organization, slug, "wandsbek")).toMatchObject([{ minutes: 27, by: "no_route" }]);
  });
});

describe("a host with journeys by distance, under sixty concurrent bookers at three addresses", () => {
  it("never has too little time for a journey", { timeout: 60_000 }, async () => {
    const { organization, slug, user } = await createHost();
    await locate(organization);
    const pages = await Promise.all(["altona", "wandsbek", "nearby"].map((type) => open(slug, type)));
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) =>
        book(
          pages[index % 3] as PublicPage,
          asInstant(MONDAY_NINE + ((index * 7) % 40) * 10 * MINUTE),
          index,
        ),
      ),
    );
    const events = await test.db.event.findMany({
      where: { organizationId: organization, createdByUserId: user },
      include: { dates: true, places: true },
    });
    const meetings = events
      .map(({ dates, places }) => ({ start: Number(dates[0]?.startsAt), place: places[0]?.address ?? "" }))
      .sort((a, b) => a.start - b.start);
    expect(meetings.length).toBeGreaterThan(2);
    for (const [index, meeting] of meetings.entries()) {
      const before = meetings[index - 1];
      if (!before) continue;
      const isFar = [before, meeting].filter(({ place }) => place.startsWith("Wandsbek")).length === 1;
      const needed = before.place === meeting.place ? 0 : isFar ? 27 : 10;
      expect(meeting.start - before.start).toBeGreaterThanOrEqual((60 + needed) * MINUTE);
    }
  });
});
