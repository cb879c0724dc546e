import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { registerThirdParty } from "@/lib/domain/events/third-parties/register-third-party";
import { createUser } from "@/lib/domain/people/users/create-user";
import { generateToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { loadBookingPage } from "./load-booking-page";
import { submitBooking } from "./submit-booking";
import { listDetailFields } from "./testing/list-detail-fields";

/** The settings of a booking page, each by its effect on the page and on the event. */
const test = createTestDatabase();
const NOW = asInstant(Date.UTC(2031, 2, 1));
const SLOTS = ["2031-03-10T08:00:00Z", "2031-03-10T09:00:00Z"] as const; // Monday 09:00 and 10:00 in Paris
const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: null, h: null } };
const organization = asOrganizationId(generateId());

let slug: string;

beforeAll(async () => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
  await test.db.organization.create({ data: { id: organization, name: "Acme" } });
});

beforeEach(async () => {
  slug = `page-${generateId()}`;
  const user = { email: `${slug}@example.com`, first_name: "Jane", timezone: "Europe/Paris" };
  const availability = { days: { monday: { slots: [{ start_time: "09:00", end_time: "12:00" }] } } };
  await createUser(
    test.db,
    organization,
    { organization, user, availability, bookpage: { nickname: slug } },
    NOW,
  );
});

async function open(settings: PageSettings, search = "") {
  await test.db.bookpage.updateMany({ where: { slug }, data: { settings } });
  const view = await loadBookingPage(test.db, {
    address: { slug, type: null, minutes: null },
    search: new URLSearchParams(search),
    browser,
    now: NOW,
    zoneOptions: () => "",
    viewer: null,
  });
  if (!view) throw new Error("There is no such page");
  return view;
}

async function details(settings: PageSettings, search = "") {
  const { step } = await open(settings, `slot=${SLOTS[0]}&step=details&${search}`);
  if (step.name !== "details") throw new Error(`the step is ${step.name}`);
  const field = (name: string) => listDetailFields(step.details).find((one) => one.name === name);
  const choice = () => {
    const place = field("place");
    if (place?.as !== "choice") throw new Error("The form has no choice of places");
    return place;
  };
  return { ...step.details, field, choice };
}

async function times(settings: PageSettings, search = "") {
  const { step } = await open(settings, search);
  if (step.name !== "times") throw new Error(`the step is ${step.name}`);
  return step;
}

async function submit(settings: PageSettings, fields: Record<string, string | string[]> = {}) {
  await test.db.bookpage.updateMany({ where: { slug }, data: { settings } });
  const data = new FormData();
  const filledIn = {
    name: "Ana",
    email: "ana@example.com",
    slot: SLOTS[0],
    form: generateToken(),
    ...fields,
  };
  for (const [name, value] of Object.entries(filledIn))
    for (const one of [value].flat()) data.append(name, one);
  return submitBooking(test.db, {
    slug,
    data,
    browser,
    sameOrigin: true,
    wait: null,
    now: NOW,
  });
}

async function book(settings: PageSettings, fields: Record<string, string | string[]> = {}) {
  const result = await submit(settings, fields);
  if (result.outcome !== "booked") throw new Error(`the booking was ${result.outcome}`);
  return test.db.event.findFirstOrThrow({
    where: { page: { slug } },
    include: { places: { orderBy: { position: "asc" } }, dates: true, invitees: true },
  });
}

describe("the form settings of a booking page", () => {
  it.each([
    ["ask_phone", "phone"],
    ["ask_company", "company"],
  ] as const)("%s adds a required field", async (setting, name) => {
    expect((await details({})).field(name)).toBeUndefined();
    expect((await details({ [setting]: true })).field(name)).toMatchObject({ required: true });
    expect((await submit({ [setting]: true })).outcome).toBe("refused");
  });

  it("block_new_invitee ignores guests that a request adds", async () => {
    expect((await details({})).field("invitees")).toBeDefined();
    expect((await details({ block_new_invitee: true })).field("invitees")).toBeUndefined();
    const event = await book({ block_new_invitee: true }, { invitees: "bo@example.com" });
    expect(event.invitees.map(({ email }) => email)).not.toContain("bo@example.com");
  });

  it("title_label, title_placeholder and title_mandatory change the title field", async () => {
    const settings = { title_label: "Topic", title_placeholder: "Roof?", title_mandatory: true };
    const { field } = await details(settings);
    expect(field("title")).toMatchObject({ label: "Topic", placeholder: "Roof?", required: true });
    expect((await submit(settings)).outcome).toBe("refused");
    expect((await book(settings, { title: "Roof" })).title).toBe("Roof");
  });

  it("times_layout shows weeks instead of months, with the times of all days", async () => {
    const month = await times({});
    expect(month.weekGrid).toBeNull();
    for (const layout of ["week", "columns"] as const) {
      const { weekGrid: grid, slots } = await times({ times_layout: layout });
      expect(grid?.layout).toBe(layout);
      const values = grid?.days.flatMap((day) => day.slots.flatMap((slot) => slot?.value ?? []));
      expect(values).toEqual(slots.groups.flatMap((group) => group.slots.map(({ value }) => value)));
      expect(values).toEqual(
        expect.arrayContaining(month.slots.groups[0]?.slots.map(({ value }) => value) ?? []),
      );
    }
  });

  it("hide_title and auto_title replace the booker's title by the owner's with both names", async () => {
    const settings = { hide_title: true, auto_title: "{{invitee}} meets {{me}}" };
    expect((await details(settings)).field("title")).toBeUndefined();
    expect((await book(settings, { title: "Mine" })).title).toBe("Ana meets Jane");
  });
});

describe("the place settings of a booking page", () => {
  const fixed_places = [{ name: "Studio", address: "14 Tanner Street", source: "crm" }, { name: "Video" }];

  it("fixed_places preselects the first place", async () => {
    const { choice } = await details({ fixed_places });
    expect(choice().options.map(({ label, checked }) => [label, checked])).toEqual([
      ["Studio", true],
      ["Video", false],
      ["Another location", false],
    ]);
    const event = await book({ fixed_places });
    expect(event.places).toMatchObject([{ name: "Studio", address: "14 Tanner Street", source: "crm" }]);
  });

  it("forbid_add_places accepts only fixed places", async () => {
    const { choice } = await details({ fixed_places, forbid_add_places: true });
    expect([choice().options.length, choice().other]).toEqual([2, null]);
    const event = await book({ fixed_places, forbid_add_places: true }, { placeOther: "Mine" });
    expect(event.places.map(({ name }) => name)).toEqual(["Studio"]);
  });

  it("hide_places hides places and books the first fixed one", async () => {
    const view = await open({ fixed_places, hide_places: true });
    expect(view.owner.facts.filter(({ icon }) => icon === "place")).toEqual([]);
    expect((await details({ fixed_places, hide_places: true })).field("place")).toBeUndefined();
    const event = await book({ fixed_places, hide_places: true }, { place: "1", placeOther: "Mine" });
    expect(event.places.map(({ name }) => name)).toEqual(["Studio"]);
  });
});

describe("the time settings of a booking page", () => {
  it("duration sets the length of a slot", { tags: "main" }, async () => {
    const [date] = (await book({ duration: 45 })).dates;
    expect(Number(date?.endsAt) - Number(date?.startsAt)).toBe(45 * 60_000);
  });

  it("min_dates requires at least so many times", async () => {
    expect((await times({ min_dates: 2 })).selectedSlots).toMatchObject({ done: 0, needed: 2 });
    expect((await submit({ min_dates: 2 })).outcome).toBe("refused");
    expect((await book({ min_dates: 2 }, { slot: [...SLOTS] })).dates).toHaveLength(2);
  });

  it("one_slot books only one of several sent times", async () => {
    expect((await times({})).slots.multiple).toBe(true);
    expect((await times({ one_slot: true })).slots.multiple).toBe(false);
    expect((await book({ one_slot: true }, { slot: [...SLOTS] })).dates).toHaveLength(1);
  });

  it("auto_confirm confirms a booking at once", { tags: "main" }, async () => {
    expect((await details({ auto_confirm: true })).submit).toBe("Book");
    expect((await details({})).submit).toBe("Send request");
    expect((await book({ auto_confirm: true })).confirmedFlag).toBe(true);
  });

  it("set_timezone locks the zone to fixed_timezone, which else is the default", async () => {
    const locked = await times({ set_timezone: true, fixed_timezone: "Asia/Tokyo" }, "tz=America/New_York");
    expect(locked.zone).toMatchObject({
      current: { value: "Asia/Tokyo" },
      locked: "Jane only takes bookings in this time zone.",
    });
    expect((await times({ set_timezone: true }, "tz=Asia/Tokyo")).zone.current.value).toBe("Europe/Paris");
    const free = { fixed_timezone: "Asia/Tokyo" };
    expect((await times(free)).zone).toMatchObject({ current: { value: "Asia/Tokyo" }, locked: null });
    expect((await times(free, "tz=America/New_York")).zone.current.value).toBe("America/New_York");
  });
});

describe("the page settings of a booking page", () => {
  it("set_lang locks the language to fixed_lang", async () => {
    const { shell } = await open({ set_lang: true, fixed_lang: "sv" }, "lang=de");
    expect([shell.lang, shell.languages]).toEqual(["sv", null]);
    expect((await open({ fixed_lang: "sv" }, "lang=de")).shell.lang).toBe("de");
  });

  it("invite_title sets the heading", async () => {
    expect((await open({ invite_title: "Come by" })).owner.title).toBe("Come by");
  });

  it("hide_support removes the link to the help", async () => {
    const meetings = {
      href: expect.stringMatching(/^\/meetings\?page=[^&]+&lang=en$/),
      label: "Find my meetings",
    };
    expect((await open({})).shell.footer?.links).toMatchObject([meetings, { href: "/help?lang=en" }]);
    expect((await open({ hide_support: true })).shell.footer?.links).toEqual([meetings]);
  });

  it("redirect_url follows a booking, from a frame through a page of ours", async () => {
    const settings = { redirect_url: "https://thanks.example/?a=b" };
    expect((await open(settings)).leadsTo).toBe(settings.redirect_url);
    expect(await submit(settings)).toMatchObject({ outcome: "booked", location: settings.redirect_url });
    const framed = await submit(settings, { embed: "1", slot: SLOTS[1] });
    expect(framed).toMatchObject({ location: expect.stringMatching(/^\/page-\w+\/booked\?event=\w{24}&/) });
  });
});

describe("the setting enable_api of a booking page", () => {
  const query = new URLSearchParams({
    cn: "Bo",
    cm: "bo@example.com",
    et: "Roof",
    em: "Hello",
    cp: "1",
    cc: "C",
  });

  it("prefills the form from the address, and only if it is set", async () => {
    const { field } = await details({ enable_api: true, ask_phone: true, ask_company: true }, `${query}`);
    const filled = ["name", "email", "title", "message", "phone", "company"].map((name) => field(name));
    expect(filled).toMatchObject(
      ["Bo", "bo@example.com", "Roof", "Hello", "1", "C"].map((value) => ({ value })),
    );
    expect((await details({}, `${query}`)).field("name")).toMatchObject({ value: "" });
  });

  it("takes places from the address: several for a request, one for an immediate booking", async () => {
    const places = "places=Office%7C1%20High%20Street%7C%7CCaf%C3%A9";
    const request = await details({ enable_api: true }, places);
    expect(request.choice()).toMatchObject({
      multiple: true,
      options: [
        { value: "0", label: "Office", detail: "1 High Street", checked: true },
        { value: "1", label: "Café", checked: true },
      ],
    });
    expect(request.hidden).toContainEqual({ name: "places", value: "Office|1 High Street||Café" });
    expect((await details({ enable_api: true, auto_confirm: true }, places)).choice().multiple).toBe(false);
    expect((await details({ enable_api: true, hide_places: true }, places)).field("place")).toBeUndefined();
    const event = await book(
      { enable_api: true },
      { places: "Office|1 High Street||Café", place: ["0", "1"] },
    );
    expect(event.places).toMatchObject([{ name: "Office", address: "1 High Street" }, { name: "Café" }]);
  });

  it("records on the event the app of the link", async () => {
    const app = await registerThirdParty(test.db, organization, { name: "CRM" });
    const link = { aid: app._id, agid: "g1, g2,,g1" };
    const { hidden } = await details({ enable_api: true }, `${new URLSearchParams(link)}`);
    expect(hidden).toContainEqual({ name: "aid", value: app._id });
    expect(await book({ enable_api: true }, link)).toMatchObject({
      thirdPartyApp: app._id,
      thirdPartyName: "CRM",
      thirdPartyGroupIds: ["g1", "g2"],
    });
  });

  it("refuses an unknown app and one of another organisation", async () => {
    const other = asOrganizationId(generateId());
    await test.db.organization.create({ data: { id: other, name: "Other" } });
    const foreign = await registerThirdParty(test.db, other, { name: "Theirs" });
    for (const aid of [foreign._id, generateId(), "unknown", "' OR 1=1 --"]) {
      const search = `aid=${encodeURIComponent(aid)}&cn=Bo`;
      const { step } = await open({ enable_api: true }, search);
      expect(step).toMatchObject({ name: "stopped", links: [{ href: `/${slug}?cn=Bo` }] });
      expect((await submit({ enable_api: true }, { aid })).outcome).toBe("refused");
      expect((await open({}, search)).step.name).toBe("times");
    }
    expect(await test.db.event.count({ where: { page: { slug } } })).toBe(0);
  });
});
