import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { createUser } from "@/lib/domain/people/users/create-user";
import { registerName } from "@/lib/domain/tenancy/directory/register-name";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { loadLocatorPage } from "./load-locator-page";
import { loadNextTimes } from "./load-next-times";

const test = createTestDatabase();
const NOW = asInstant(Date.UTC(2031, 2, 1)); // a Saturday
const organization = asOrganizationId(generateId());
const MONDAYS = { monday: { slots: [{ start_time: "09:00", end_time: "12:00" }] } };
const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/London", h: null } };

async function createPage(slug: string, timezone: string, days: object) {
  const user = { email: `${slug}@example.com`, timezone };
  await createUser(
    test.db,
    organization,
    { organization, user, availability: { days }, bookpage: { nickname: slug } } as never,
    NOW,
  );
  return test.db.bookpage.findFirstOrThrow({ where: { slug } });
}

const places = [
  { name: "Bern", link: "/ana?utm_source=map" },
  { name: "Chur", link: "/ana/types/fitting" },
  { name: "Genf", link: "/bob" },
  { name: "Thun", link: "https://elsewhere.example/" },
  { name: "Wil", link: "/unknown" },
];

beforeAll(async () => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
  await test.db.organization.create({ data: { id: organization, name: "Acme" } });
  const ana = await createPage("ana", "Europe/Zurich", MONDAYS);
  await createPage("bob", "Europe/London", { monday: { enabled: false, slots: [] } });
  const type = { organizationId: organization, bookpageId: ana.id };
  await test.db.appointmentType.createMany({
    data: [
      { ...type, id: generateId(), name: "Repair", slug: "repair" },
      { ...type, id: generateId(), name: "Fitting", slug: "fitting", public: false },
      { ...type, id: generateId(), name: "Old", slug: "old", active: false },
    ],
  });
  const id = generateId();
  await test.db.locator.create({ data: { id, organizationId: organization, slug: "bikes" } });
  await registerName(test.db, { kind: "locator", organization, id }, "bikes");
  await test.db.location.createMany({
    data: places.map(({ name, link }, index) => ({
      id: generateId(),
      organizationId: organization,
      locatorId: id,
      externalId: name,
      name,
      link,
      latitude: 46 + index / 10,
      longitude: 7,
    })),
  });
});

async function open(search = "") {
  const page = await loadLocatorPage(test.db, {
    slug: "bikes",
    search: new URLSearchParams(search),
    browser,
    consume: async () => {},
    now: NOW,
  });
  if (!page) throw new Error("There is no such page");
  return page.view;
}

async function loadNext(search = "") {
  const { results } = await open(search);
  const source = new URL(results.nextTimes ?? "", "https://book.example");
  const times = await loadNextTimes(test.db, {
    slug: "bikes",
    search: source.searchParams,
    browser,
    now: NOW,
  });
  return Object.fromEntries(results.places.map(({ id, name }) => [name, times?.[id]]));
}

const namesOf = async (search: string) => (await open(search)).results.places.map(({ name }) => name);

describe("the next free times of a locator's locations", () => {
  it("are returned for locations with a page here, on the clock of the place", {
    tags: "main",
  }, async () => {
    const next = await loadNext();
    expect(next).toMatchObject({
      Bern: {
        text: "Next available: Mon\u00a03\u00a0Mar,\u00a009:00 (Zurich)",
        href: "/ana?utm_source=map&slot=2031-03-03T08%3A00%3A00Z&from=locator",
      },
      Chur: { href: "/ana/types/fitting?slot=2031-03-03T08%3A00%3A00Z&from=locator" },
      Genf: { text: "No times available soon", href: null },
    });
    expect([next.Thun, next.Wil]).toEqual([undefined, undefined]);
  });

  it("are those of the chosen service", async () => {
    expect((await loadNext("service=repair")).Bern?.href).toContain("/ana/types/repair?utm_source=map&slot=");
  });

  it.each(["ids=x,%00", "ids=", "service=%00", `ids=${"a".repeat(24)}`])(
    "accept the query %s",
    async (search) => {
      const request = { slug: "bikes", search: new URLSearchParams(search), browser, now: NOW };
      expect(await loadNextTimes(test.db, request)).toEqual({});
    },
  );

  it("are null for an unknown locator", async () => {
    const request = { slug: "cars", search: new URLSearchParams(), browser, now: NOW };
    expect(await loadNextTimes(test.db, request)).toBeNull();
  });
});

describe("the services of a locator", () => {
  it("can be chosen if there are several, from pages and from links", async () => {
    const { services } = (await open()).search;
    expect(services?.options.map(({ label }) => label)).toEqual(["All services", "Fitting", "Repair"]);
  });

  it("filter the list, the map and the search, and the booking links", async () => {
    expect(await namesOf("service=REPAIR")).toEqual(["Bern"]);
    expect(await namesOf("service=Fitting")).toEqual(["Chur"]);
    expect(await namesOf("service=Fitting&near=46,7")).toEqual(["Chur"]);
    const { results } = await open("service=Repair");
    expect(results).toMatchObject({ heading: "Locations for Repair", back: { href: "/locators/bikes" } });
    expect(results.places[0]?.book?.href).toBe("/ana/types/repair?utm_source=map&from=locator");
    expect(results.map?.pins).toHaveLength(1);
  });

  it("are not filtered by an unknown name", async () => {
    expect(await namesOf("service=Old")).toHaveLength(places.length);
  });
});
