import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { createUser } from "@/lib/domain/people/users/create-user";
import { generateToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { env } from "@/lib/platform/env/env";
import { type MapServer, startMapServer } from "@/lib/platform/routing/testing/start-map-server";
import { loadBookingPage } from "./load-booking-page";
import { submitAddress } from "./submit-address";
import { submitBooking } from "./submit-booking";
import { listDetailFields } from "./testing/list-detail-fields";

const test = createTestDatabase();
const NOW = asInstant(Date.UTC(2031, 2, 1));
const DAY = "2031-03-10"; // a Monday
const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: null, h: null } };

const BASE = "Große Bergstraße 12, Hamburg";
const NEAR = "Große Bergstraße 100, Hamburg";
/** Nine kilometres from the base: 27 minutes. */
const FAR = "Wandsbeker Marktstraße 1, Hamburg";

let maps: MapServer;
beforeAll(async () => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
  process.env.LOG_LEVEL = "silent";
  maps = await startMapServer({
    places: {
      "Große Bergstraße 12": { latitude: 53.5515, longitude: 9.9355 },
      "Große Bergstraße 100": { latitude: 53.5516, longitude: 9.9401 },
      "Wandsbeker Marktstraße": { latitude: 53.5722, longitude: 10.0668 },
      "Main Street": { latitude: -33.87, longitude: 151.2 },
    },
    measure: () => 3600,
  });
});
afterAll(() => maps.close());
beforeEach(() => {
  env().GEOCODER_URL = maps.geocoderUrl;
  maps.searches = [];
});
afterEach(() => {
  delete env().GEOCODER_URL;
  delete env().ROUTER_URL;
});

/** Creates a page of a host who leaves from the base at nine and is back there at five. */
async function createHost(custom: object = {}, journeys: object = {}) {
  const slug = `page-${generateId()}`;
  const organization = asOrganizationId(generateId());
  await test.db.organization.create({ data: { id: organization, name: "Acme" } });
  await createUser(
    test.db,
    organization,
    {
      organization,
      user: { email: `${slug}@example.com`, first_name: "Jane", timezone: "Europe/Paris" },
      availability: {
        days: { monday: { slots: [{ start_time: "09:00", end_time: "17:00" }] } },
        journeys: { minutes: 60, minutes_per_km: 3, least: 10, bases: [{ address: BASE }], ...journeys },
      },
      bookpage: { nickname: slug, custom: { auto_confirm: true, duration: 60, step: 10, ...custom } },
    },
    NOW,
  );
  return slug;
}

const toForm = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

const type = async (slug: string, text: string, state: Record<string, string> = {}) =>
  (
    await submitAddress(test.db, {
      slug,
      data: toForm({ text, day: DAY, tz: "Europe/Paris", ...state }),
      now: NOW,
    })
  )?.location ?? "";

const readParameters = (location: string) => new URL(location, "http://localhost").searchParams;

async function open(slug: string, location: string) {
  const view = await loadBookingPage(test.db, {
    address: { slug, type: null, minutes: null },
    search: readParameters(location),
    browser,
    now: NOW,
    zoneOptions: () => "",
    viewer: null,
  });
  if (!view) throw new Error("There is no such page");
  return view.step;
}

/** The first and the last time of the day, and the address that the page names. */
async function listTimes(slug: string, location: string) {
  const step = await open(slug, location);
  if (step.name !== "times") throw new Error(`The page is at the step ${step.name}`);
  const times = step.slots.groups.flatMap(({ slots }) => slots.map(({ time }) => time));
  return { first: times[0], last: times.at(-1), address: step.address?.text, note: step.address?.note };
}

const book = (slug: string, location: string, fields: Record<string, string>) =>
  submitBooking(test.db, {
    slug,
    data: toForm({
      ...Object.fromEntries(readParameters(location)),
      name: "Ana",
      email: "ana@example.com",
      form: generateToken(),
      ...fields,
    }),
    browser,
    sameOrigin: true,
    wait: null,
    now: NOW,
  });

describe("a page whose times depend on the booker's address", () => {
  it("asks for the address before it shows times, and offers those that fit", { tags: "main" }, async () => {
    const slug = await createHost();
    expect(await open(slug, `/${slug}`)).toMatchObject({
      name: "address",
      form: { action: `/${slug}/address`, errors: null },
    });
    const [near, far] = [await type(slug, NEAR), await type(slug, ` ${FAR} `)];
    expect(near).toMatch(new RegExp(`^/${slug}\\?day=${DAY}&tz=Europe/Paris&address=[\\w-]{32}$`));
    expect(await listTimes(slug, near)).toEqual({ first: "09:10", last: "15:50", address: NEAR, note: null });
    expect(await listTimes(slug, far)).toEqual({ first: "09:30", last: "15:30", address: FAR, note: null });
  });

  it("allows for the usual journey if the address is unknown or the geocoder is down, and says so", async () => {
    const slug = await createHost();
    const usual = { first: "10:00", last: "15:00", note: expect.stringContaining("usual journey") };
    expect(await listTimes(slug, await type(slug, "Lost Lane 1, Nowhere"))).toMatchObject(usual);
    env().GEOCODER_URL = "http://127.0.0.1:9/search";
    expect(await listTimes(slug, await type(slug, FAR))).toMatchObject(usual);
  });

  it.each([
    ["is the base itself", BASE, {}],
    ["is the only known place", FAR, { bases: [] }],
  ])("says nothing of the map if the address %s", async (_, text, journeys) => {
    const slug = await createHost({}, journeys);
    expect(await listTimes(slug, await type(slug, text))).toMatchObject({ first: "09:00", note: null });
  });

  it("allows for the usual journey to a place of the same name far away, and says so", async () => {
    const slug = await createHost();
    expect(await listTimes(slug, await type(slug, "Main Street 1, Sydney"))).toMatchObject({
      first: "10:00",
      note: expect.stringContaining("usual journey"),
    });
  });

  it("checks the place of a form that was sent without the question", async () => {
    const slug = await createHost({}, { minutes: 10 });
    const start = { slot: `${DAY}T08:10:00Z`, step: "details", day: DAY, tz: "Europe/Paris" };
    expect(await book(slug, `/${slug}`, { ...start, placeOther: FAR })).toMatchObject({ outcome: "refused" });
    expect(await book(slug, `/${slug}`, { ...start, placeOther: NEAR })).toMatchObject({ outcome: "booked" });
  });

  it("asks a router for the way", async () => {
    env().ROUTER_URL = maps.osrmUrl;
    const slug = await createHost();
    expect(await listTimes(slug, await type(slug, NEAR))).toMatchObject({ first: "10:00", last: "15:00" });
  });

  it.each([
    ["", "Enter the address"],
    ["x".repeat(501), "Use at most"],
    ["12\0 Main Street", "character"],
    ["12\u0007 Main Street", "character"],
    ["12345", "Enter the address"],
    ["-", "Enter the address"],
  ])("refuses %j and keeps the text", async (text, error) => {
    const slug = await createHost();
    const step = await open(slug, await type(slug, text));
    if (step.name !== "address") throw new Error(`The page is at the step ${step.name}`);
    expect(step.form.errors?.items[0]).toMatchObject({
      href: "#address",
      label: expect.stringContaining(error),
    });
    expect(maps.searches).not.toContain(text);
  });

  it("asks again for a token that has expired or belongs to another page", async () => {
    const [slug, other] = [await createHost(), await createHost()];
    const token = readParameters(await type(other, NEAR)).get("address") ?? "";
    for (const address of [token, generateToken(), "forged", "%00"])
      expect((await open(slug, `/${slug}?address=${address}`)).name, address).toBe("address");
  });

  it("leads through the details, with the address filled in", async () => {
    const slug = await createHost();
    const location = await type(slug, NEAR, { slot: `${DAY}T08:10:00Z`, step: "details" });
    const step = await open(slug, location);
    if (step.name !== "details") throw new Error(`The page is at the step ${step.name}`);
    const place = listDetailFields(step.details).find(
      (field) => field.as === "field" && field.name === "placeOther",
    );
    expect(place).toMatchObject({ value: NEAR });
    expect(await book(slug, location, { placeOther: NEAR })).toMatchObject({ outcome: "booked" });
  });

  it("refuses a time that does not fit a changed address, keeps what was typed and offers times that fit", async () => {
    const slug = await createHost();
    const location = await type(slug, NEAR, { slot: `${DAY}T08:10:00Z`, step: "details" });
    const refused = await book(slug, location, { placeOther: FAR, message: "Ring twice" });
    if (refused.outcome !== "refused") throw new Error(`The booking is ${refused.outcome}`);
    const step = await open(slug, refused.location);
    if (step.name !== "details") throw new Error(`The page is at the step ${step.name}`);
    const fields = listDetailFields(step.details).filter((field) => field.as === "field");
    expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toMatchObject({
      placeOther: FAR,
      message: "Ring twice",
    });
    expect(step.details.nearest?.times[0]?.value).toBe(`${DAY}T08:30:00Z`);
    expect(await listTimes(slug, refused.location.replace("&step=details", ""))).toMatchObject({
      first: "09:30",
    });
  });

  it.each([
    ["the page has a place of its own", { fixed_places: [{ name: "Office" }], forbid_add_places: true }, {}],
    ["the booker may choose the office", { fixed_places: [{ name: "Office" }] }, {}],
    ["all journeys take the same time", {}, { minutes_per_km: undefined, least: undefined }],
  ])("is not asked if %s", async (_, custom, journeys) => {
    const slug = await createHost(custom, journeys);
    expect((await open(slug, `/${slug}`)).name).toBe("times");
  });
});
