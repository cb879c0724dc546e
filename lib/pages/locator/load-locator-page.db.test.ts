import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { registerName } from "@/lib/domain/tenancy/directory/register-name";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { loadLocatorPage } from "./load-locator-page";

const test = createTestDatabase();
const organizationId = generateId();

async function createLocator(settings: object, places: object[] = []) {
  const id = generateId();
  const slug = `l${id.slice(-10)}x`;
  await test.db.locator.create({ data: { id, organizationId, slug, ...settings } });
  await registerName(test.db, { kind: "locator", organization: asOrganizationId(organizationId), id }, slug);
  await test.db.location.createMany({
    data: places.map((place) => ({
      id: generateId(),
      organizationId,
      locatorId: id,
      externalId: generateId(),
      name: "Shop",
      latitude: 48.857,
      longitude: 2.352,
      ...place,
    })),
  });
  return { id, slug };
}

async function open(
  slug: string,
  search = "",
  more: { languages?: string; consume?: () => Promise<void> } = {},
) {
  const page = await loadLocatorPage(test.db, {
    now: asInstant(Date.UTC(2031, 2, 3, 9)),
    slug,
    search: new URLSearchParams(search),
    browser: { acceptLanguage: more.languages ?? "en-US", cookies: { lang: null, tz: null, h: null } },
    consume: more.consume ?? (async () => {}),
  });
  if (!page) throw new Error("There is no such page");
  return { ...page.view, status: page.status, names: page.view.results.places.map(({ name }) => name) };
}

const PARIS = { name: "Paris", address: "5 rue de la Paix, 75002 Paris", postcode: "75002", link: "/jane" };
const LYON = {
  name: "Lyon",
  latitude: 45.764,
  longitude: 4.836,
  address: "Lyon",
  link: "https://lyon.example/",
};

let shops: string;
beforeAll(async () => {
  await test.db.organization.create({ data: { id: organizationId, name: "Acme" } });
  const settings = {
    title: "Our shops",
    message: "One.\n\nTwo.",
    lang: "fr",
    maxDistance: 50_000,
    postcodeFilter: "^(75|69)",
    noResults: { message: "Not yet.", button: { label: "Write", link: "/contact" } },
    backButton: { label: "Start over" },
  };
  ({ slug: shops } = await createLocator(settings, [PARIS, LYON]));
});
afterEach(() => {
  delete process.env.GEOCODER_URL;
});

describe("the page of a locator", () => {
  it("lists all locations from A to Z before a search, with booking links", { tags: "main" }, async () => {
    const { title, message, names, results, search } = await open(shops.toUpperCase(), "lang=en");
    expect([title, message, names]).toEqual(["Our shops", ["One.", "Two."], ["Lyon", "Paris"]]);
    expect(results).toMatchObject({ heading: "All locations", letters: null, more: null, back: null });
    expect(results.places.map(({ book }) => book?.href)).toEqual([
      "https://lyon.example/",
      "/jane?lang=en&from=locator",
    ]);
    expect(results.map?.pins.map(({ label }) => label)).toEqual(["1", "2"]);
    expect(search).toMatchObject({ action: `/locators/${shops}`, locate: null });
  });

  it("is in the reader's language, else in the locator's", async () => {
    expect((await open(shops, "", { languages: "de" })).results.heading).toBe("Alle Standorte");
    expect((await open(shops, "", { languages: "fi" })).results.heading).toBe("Toutes les adresses");
    expect((await open(shops, "lang=sv", { languages: "de" })).shell.lang).toBe("sv");
  });

  it("finds locations near an address, with distances in the unit of the reader's country", {
    tags: "main",
  }, async () => {
    const { names, results } = await open(shops, "q=Versailles");
    expect(names).toEqual(["Paris"]);
    expect(results.heading).toBe("1 location near Versailles");
    expect(results.places[0]?.distance).toBe("11 mi");
    expect(results.back).toEqual({ href: `/locators/${shops}`, label: "Start over" });
    const french = await open(shops, "q=Versailles", { languages: "fr-FR" });
    expect(french.results.places[0]?.distance).toBe("17\u202fkm");
    expect((await open(shops, "near=48.86,2.35")).results.heading).toBe("1 location near you");
    expect((await open(shops, "q=48.86,2.35")).names).toEqual(["Paris"]);
  });

  it("shows the organisation's text and the nearest location if none is near", async () => {
    const { names, results } = await open(shops, "q=Madrid&embed", { languages: "en-AU" });
    expect(results.heading).toBe("No location near Madrid");
    expect(results.none).toEqual({
      text: ["Not yet."],
      button: { href: "/contact?embed=1&from=locator", label: "Write", leaves: false },
      nearest: "The nearest one is 913 km away:",
    });
    expect(names).toHaveLength(1);
  });

  it("selects the locations of a postcode, typed or geocoded", async () => {
    expect((await open(shops, "q=13001 Marseille")).results.heading).toBe(
      "No location serves 13001 Marseille",
    );
    expect((await open(shops, "q=75008 Paris")).names).toEqual(["Paris"]);
  });

  it("offers other geocoded places of the same name", async () => {
    const { slug } = await createLocator({}, [PARIS]);
    const { otherPlaces } = (await open(slug, "q=London")).results;
    expect(otherPlaces?.links).toEqual([
      { label: "London, Canada", href: `/locators/${slug}?q=London,+Canada&near=42.984,-81.245` },
    ]);
  });

  it("lists all locations for an unknown address, a failing geocoder or too many searches", async () => {
    const unknown = await open(shops, "q=Xyzzy");
    expect([unknown.banner?.title, unknown.names.length]).toEqual(["We couldn’t find “Xyzzy”", 2]);
    const limited = await open(shops, "q=Paris", {
      consume: () => Promise.reject(new ApiProblem("rate_limited", "Too many")),
    });
    expect([limited.status, limited.banner?.title, limited.names.length]).toEqual([
      429,
      "Too many searches",
      2,
    ]);
  });

  it.each(["unknown", "%", "\0", "x".repeat(3000), "../etc"])(
    "is not found for the slug %j",
    async (slug) => {
      expect(await loadLocatorPage(test.db, { slug } as never)).toBeNull();
    },
  );

  it.each(["near=91,0", "near=x", "from=%00", "after=1&from=b", "q=%00", `q=${"x".repeat(400)}`, "lang=xx"])(
    "responds 200 to the query %s",
    async (search) => expect((await open(shops, search)).status).toBe(200),
  );

  it("renders no link that could run a script", async () => {
    const { slug } = await createLocator({}, [{ link: "javascript:alert(1)" }]);
    expect((await open(slug)).results.places[0]?.book).toBeNull();
  });
});

describe("many locations of a locator", () => {
  it("are listed fifty per page, each once, with their initial letters", async () => {
    const names = Array.from({ length: 120 }, (_, index) => `${"AÉzß2"[index % 5]}-${index}`);
    const { slug } = await createLocator(
      {},
      names.map((name) => ({ name })),
    );
    const seen: string[] = [];
    let search: string | null = "";
    while (search !== null) {
      const page: Awaited<ReturnType<typeof open>> = await open(slug, search);
      expect(page.names.length).toBeLessThanOrEqual(50);
      seen.push(...page.names);
      search = page.results.more?.href.split("?")[1] ?? null;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen)).toEqual(new Set(names));
    const { letters } = (await open(slug)).results;
    expect(letters?.items.map(({ label }) => label)).toEqual(["#", "A", "E", "S", "Z"]);
    expect((await open(slug, "from=e")).names[0]).toMatch(/^É/);
  });

  it("are found among ten thousand of one locator", async () => {
    const { id, slug } = await createLocator({ maxDistance: 50_000 });
    await test.db.$executeRawUnsafe(`
      INSERT INTO locations (id, organization_id, locator_id, extid, name, latitude, longitude, link, updated_at)
      SELECT left(md5(random()::text), 24), '${organizationId}', '${id}', n::text, 'Shop ' || md5(n::text),
             42 + (n % 100) * 0.08, -4 + (n / 100) * 0.11, '/shop-' || n, now()
        FROM generate_series(1, 10000) n`);
    await test.db.$executeRawUnsafe("ANALYZE locations");
    for (const search of ["", "from=shop 8", "q=Lyon", "near=46.2,2.1", "q=London"]) {
      expect((await open(slug, search)).names.length, search).toBeGreaterThan(0);
    }
  });
});
