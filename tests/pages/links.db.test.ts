import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { resolveLinkToken } from "@/lib/domain/booking-pages/links/resolve-link-token";
import { bookSlot } from "@/lib/domain/bookings/book-slot";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { resolveLink } from "@/lib/domain/bookings/resolve-link";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { submitBooking } from "@/lib/pages/booking/submit-booking";
import { listDetailFields } from "@/lib/pages/booking/testing/list-detail-fields";
import { generateToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import { openDatabase } from "@/lib/platform/db/open-database";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import {
  createTestHost,
  createTestPage,
  createTestType,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();
const NOW = asInstant(Date.UTC(2031, 2, 1));
const NINE = "2031-03-10T08:00:00.000Z"; // Monday 09:00 in Paris
const TEN = "2031-03-10T09:00:00.000Z";
const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: null, h: null } };

let acme: Tenant;
let other: Tenant;
let nickname: string;

beforeAll(async () => {
  acme = await api.tenant();
  other = await api.tenant();
});

beforeEach(async () => {
  const owner = await createTestHost(acme);
  const custom = { duration: 30, auto_confirm: true };
  ({ nickname } = await createTestPage(acme, owner._id, { nickname: makeUniqueName("linked"), custom }));
});

const make = async (body: Record<string, unknown> = {}) =>
  (await acme.post("/v2/links", { page: nickname, ...body })).body;

const read = async (id: string) => (await acme.get(`/v2/links/${id}`)).body;

const fields = (change: Record<string, string> = {}) => ({
  name: "Ana",
  email: "ana@example.com",
  slot: NINE,
  tz: "Europe/Paris",
  form: generateToken(),
  ...change,
});

function send(sent: Record<string, string>, now: Instant = NOW) {
  const data = new FormData();
  for (const [name, value] of Object.entries(sent)) data.append(name, value);
  return submitBooking(api.db, { slug: nickname, data, browser, sameOrigin: true, wait: null, now });
}

/** Opens the page at an address without JavaScript. */
async function open(location: string, now: Instant = NOW) {
  const { pathname, searchParams: search } = new URL(location, "https://meet.example.com");
  const [, name = "", word, last] = pathname.split("/");
  const address = {
    slug: name,
    type: word === "types" ? (last ?? null) : null,
    minutes: word && word !== "types" ? Number(word) : null,
  };
  return loadBookingPage(api.db, { address, search, browser, now, zoneOptions: () => "", viewer: null });
}

async function stepOf(location: string, now?: Instant) {
  const view = await open(location, now);
  if (!view) throw new Error("no such page");
  return view.step;
}

const titles = {
  unknown: "This link doesn’t work",
  used_up: "This link has been used",
  ended: "This link has expired",
  revoked: "This link has been revoked",
};

describe("a new link", () => {
  it("books once by default, and shows its address once", { tags: "main" }, async () => {
    const { status, body } = await acme.post("/v2/links", { page: nickname });
    expect(status).toBe(201);
    expect(body.url).toBe(`https://meet.example.com/${nickname}?link=${body.token}`);
    expect(body.link).toMatchObject({
      page: nickname,
      type: null,
      label: "",
      uses: 1,
      used: 0,
      expires_at: null,
      duration: null,
      starts: [],
      prefill: {},
      locks: [],
      state: "open",
      revoked_at: null,
      created_by: null,
      __v: 0,
    });
    expect(await read(body.link._id)).toEqual(body.link);
    const audit = await acme.get(`/v2/audit?resource_id=${body.link._id}`);
    expect(JSON.stringify([await read(body.link._id), audit.body])).not.toContain(body.token);
  });

  it("keeps all sent fields, its times sorted and deduplicated", async () => {
    const sent = {
      label: "For Ana",
      uses: null,
      expires_at: "2031-04-01T00:00:00.000Z",
      duration: 45,
      starts: [TEN, NINE, TEN],
      prefill: { name: "Ana", email: "Ana@Example.com" },
      locks: ["email"],
    };
    const { link } = await make(sent);
    expect(link).toMatchObject({
      ...sent,
      starts: [NINE, TEN],
      prefill: { name: "Ana", email: "ana@example.com" },
    });
  });

  it.each([
    [{ page: "unknown-name" }, 404, "/page"],
    [{ type: "nothing-of-this-page" }, 404, "/type"],
    [{ page: 7 }, 400, "/page"],
    [{ uses: 0 }, 400, "/uses"],
    [{ uses: 1.5 }, 400, "/uses"],
    [{ expires_at: "2020-01-01T00:00:00Z" }, 400, "/expires_at"],
    [{ expires_at: "tomorrow" }, 400, "/expires_at"],
    [{ duration: 4 }, 400, "/duration"],
    [{ duration: 1441 }, 400, "/duration"],
    [{ starts: [NINE, "2020-01-01T00:00:00Z"] }, 400, "/starts/1"],
    [{ starts: ["noon"] }, 400, "/starts/0"],
    [{ starts: Array(101).fill(NINE) }, 400, "/starts"],
    [{ prefill: { email: "ana@" } }, 400, "/prefill/email"],
    [{ prefill: { name: "x".repeat(201) } }, 400, "/prefill/name"],
    [{ locks: ["place"], prefill: {} }, 400, "/locks/0"],
    [{ locks: ["email"] }, 400, "/locks/0"],
    [{ label: "x".repeat(201) }, 400, "/label"],
  ])("%j is rejected with %i at its field", async (change, status, pointer) => {
    const response = await acme.post("/v2/links", { page: nickname, ...change });
    expect(response.status).toBe(status);
    expect(listErrorCodes(response)).toEqual([expect.stringContaining(`${pointer} `)]);
    expect((await acme.get(`/v2/links?page=${nickname}`)).body).toEqual([]);
  });
});

describe("times offered in a mail", () => {
  it("are text and HTML, by day, with links straight to the form", { tags: "main" }, async () => {
    const { status, body } = await acme.post("/v2/offers", {
      ...{
        page: nickname,
        starts: [TEN, NINE, "2031-03-11T08:00:00Z"],
        lang: "de",
        timezone: "Europe/Paris",
      },
    });
    expect(status).toBe(201);
    expect(body.link).toMatchObject({ uses: 1, starts: [NINE, TEN, "2031-03-11T08:00:00.000Z"] });
    const line = (time: string) => `${body.url}&slot=${time}Z&step=details&tz=Europe/Paris&lang=de`;
    expect(body.text).toBe(
      [
        "Diese Zeiten sind frei (30 Minuten). Bitte wählen Sie die, die Ihnen passt:",
        `Montag, 10. März 2031\n09:00 – 09:30: ${line("2031-03-10T08:00:00")}\n10:00 – 10:30: ${line("2031-03-10T09:00:00")}`,
        `Dienstag, 11. März 2031\n09:00 – 09:30: ${line("2031-03-11T08:00:00")}`,
        "Zeiten in Paris (UTC+1)",
      ].join("\n\n"),
    );
    expect(body.html).toContain(
      `<a href="${line("2031-03-10T08:00:00").replaceAll("&", "&amp;")}">09:00 – 09:30</a>`,
    );
    const step = await stepOf(line("2031-03-10T08:00:00"));
    if (step.name !== "details") throw new Error(step.name);
    expect(step.details.chosen.items.map(({ time }) => time)).toEqual(["09:00 – 09:30"]);
  });

  it("state the duration of the type, or of the link", async () => {
    await createTestType(acme, nickname, { name: "Long", handle: "long", custom: { duration: 90 } });
    const offer = { page: nickname, type: "long", starts: [NINE], lang: "en", timezone: "UTC" };
    expect((await acme.post("/v2/offers", offer)).body.text).toContain("(1 hour 30 minutes)");
    expect((await acme.post("/v2/offers", { ...offer, duration: 20 })).body.text).toContain("(20 minutes)");
  });

  it.each([
    [{ starts: [] }, "/starts"],
    [{ starts: undefined }, "/starts"],
    [{ lang: "xx" }, "/lang"],
    [{ timezone: "Mars/Olympus" }, "/timezone"],
  ])("with %j are rejected at the field, and create no link", async (change, pointer) => {
    const sent = { page: nickname, starts: [NINE], lang: "en", timezone: "UTC", ...change };
    const response = await acme.post("/v2/offers", sent);
    expect(response.status).toBe(400);
    expect(listErrorCodes(response)).toEqual([expect.stringContaining(`${pointer} `)]);
    expect((await acme.get(`/v2/links?page=${nickname}`)).body).toEqual([]);
  });
});

describe("an erased person", () => {
  it("is no longer named by links, which then book no more", async () => {
    const prefill = { name: "Ana Silva", email: "ana.silva@example.com" };
    const { link } = await make({ prefill, locks: ["email"], label: "For ana.silva@example.com" });
    const { link: bystander } = await make({ prefill: { name: "Bo" } });
    const { body: known } = await acme.get("/v2/personal_data?email=ana.silva@example.com");
    expect(known.links).toMatchObject([{ _id: link._id, prefill }]);
    expect((await acme.post("/v2/personal_data/erasures", { email: prefill.email })).status).toBe(201);
    const left = await read(link._id);
    expect(left.state).toBe("revoked");
    expect(JSON.stringify([left, (await acme.get(`/v2/audit?resource_id=${link._id}`)).body])).not.toMatch(
      /ana\.silva|Ana Silva/,
    );
    expect(await read(bystander._id)).toMatchObject({ state: "open", prefill: { name: "Bo" } });
  });
});

describe("links in the API", () => {
  it("are listed by page, type and state", async () => {
    await createTestType(acme, nickname, { name: "Quiet", handle: "quiet", public: false });
    const { link: open } = await make();
    const { link: ofType } = await make({ type: "quiet" });
    const { link: revoked } = await make();
    await acme.delete(`/v2/links/${revoked._id}`);
    const ids = async (query: string) =>
      (await acme.get(`/v2/links?page=${nickname}${query}`)).body.map(({ _id }: { _id: string }) => _id);
    expect(await ids("")).toEqual([revoked._id, ofType._id, open._id]);
    expect(await ids("&type=quiet")).toEqual([ofType._id]);
    expect(await ids("&state=open")).toEqual([ofType._id, open._id]);
    expect(await ids("&state=revoked")).toEqual([revoked._id]);
    expect(await ids("&state=used_up")).toEqual([]);
    expect(await ids("&state=ended")).toEqual([]);
    expect((await acme.get("/v2/links?type=quiet")).status).toBe(400);
  });

  it("can be changed, keep their address, and accept their own response", async () => {
    const { link, token } = await make({ starts: [NINE], prefill: { name: "Ana" }, locks: ["name"] });
    const { body } = await acme.put(`/v2/links/${link._id}`, { uses: 3, label: "Three" });
    expect(body).toMatchObject({ uses: 3, label: "Three", starts: [NINE], locks: ["name"], __v: 1 });
    expect((await acme.put(`/v2/links/${link._id}`, body)).body).toEqual(body);
    expect((await resolveLinkToken(api.db, asOrganizationId(acme.id), token, NOW)).state).toBe("open");
    const forged = await acme.put(`/v2/links/${link._id}`, { used: 0, page: "another" });
    expect(listErrorCodes(forged)).toEqual(["/page read_only"]);
    const emptied = await acme.put(`/v2/links/${link._id}`, { prefill: {} });
    expect(listErrorCodes(emptied)).toEqual(["/prefill/name mismatch"]);
  });

  it("have at least as many uses as bookings, and stay revoked", async () => {
    const { link, token } = await make({ uses: 3 });
    await send(fields({ link: token }));
    await send(fields({ link: token, slot: TEN }));
    expect(listErrorCodes(await acme.put(`/v2/links/${link._id}`, { uses: 1 }))).toEqual(["/uses too_small"]);
    expect((await acme.delete(`/v2/links/${link._id}`)).body).toEqual({ n: 1, ok: 1 });
    expect((await acme.delete(`/v2/links/${link._id}`)).body).toEqual({ n: 0, ok: 1 });
    expect((await acme.put(`/v2/links/${link._id}`, { uses: 9 })).status).toBe(409);
    expect(await read(link._id)).toMatchObject({ state: "revoked", used: 2 });
  });
});

describe("a link", () => {
  it("is passed from the page through its details to the booking, and named in the event", {
    tags: "main",
  }, async () => {
    const { link, url, token } = await make();
    const times = await stepOf(url);
    if (times.name !== "times") throw new Error("not the times");
    expect(times.slots.hidden).toContainEqual({ name: "link", value: token });
    expect(times.month.next?.href).toContain(`link=${token}`);
    const details = await stepOf(`${url}&slot=2031-03-10T08:00:00Z&step=details`);
    if (details.name !== "details") throw new Error("not the details");
    expect(details.details.hidden).toContainEqual({ name: "link", value: token });

    const form = fields({ link: token });
    const booked = await send(form);
    expect(booked.outcome).toBe("booked");
    expect(await api.db.event.findMany({ where: { linkId: link._id } })).toHaveLength(1);
    expect(await read(link._id)).toMatchObject({ used: 1, state: "used_up", __v: 1 });
    expect(await send(form)).toMatchObject(booked); // The same form is sent again.
    expect(await read(link._id)).toMatchObject({ used: 1 });
  });

  it("that is used up explains it, and offers the page itself with all input", async () => {
    const { token } = await make();
    await send(fields({ link: token }));
    const result = await send(fields({ link: token, slot: TEN, message: "Typed already" }));
    if (result.outcome !== "refused") throw new Error(result.outcome);
    const stopped = await stepOf(result.location);
    if (stopped.name !== "stopped") throw new Error(stopped.name);
    expect(stopped.title).toBe(titles.used_up);
    const [way] = stopped.links;
    expect(way?.href).not.toContain("link=");
    const page = await stepOf(way?.href ?? "");
    if (page.name !== "details") throw new Error(page.name);
    expect(listDetailFields(page.details).find((field) => field.name === "message")).toMatchObject({
      value: "Typed already",
    });
  });

  it("books until the instant of its expiry", async () => {
    const end = asInstant(NOW + 10 * MINUTE);
    const { token, url } = await make({ uses: null, expires_at: new Date(end).toISOString() });
    expect((await send(fields({ link: token }), asInstant(end - 1))).outcome).toBe("booked");
    expect((await send(fields({ link: token, slot: TEN }), end)).outcome).toBe("refused");
    expect(await stepOf(url, end)).toMatchObject({ name: "stopped", title: titles.ended });
  });

  it("that is revoked books nothing for visitors who have it open, with a hold or draft or not", async () => {
    const { link, token } = await make({ uses: null });
    // The booking waits for a code and holds the time.
    const asked = await send(fields({ link: token, invitees: "bo@example.com" }));
    expect(asked.outcome).toBe("asked");
    const drafted = await send(fields({ link: token, slot: TEN, email: "ana@" }));
    await acme.delete(`/v2/links/${link._id}`);
    expect((await send(fields({ link: token, slot: TEN }))).outcome).toBe("refused");
    const location = drafted.outcome === "refused" ? drafted.location : "";
    expect(await stepOf(location)).toMatchObject({ name: "stopped", title: titles.revoked });
    const resumed = await submitBooking(api.db, {
      slug: nickname,
      browser,
      sameOrigin: true,
      wait: null,
      now: NOW,
      confirmed: "ana@example.com",
      data: Object.entries(fields({ link: token, invitees: "bo@example.com" })).reduce(
        (data, [name, value]) => {
          data.append(name, value);
          return data;
        },
        new FormData(),
      ),
    });
    expect(resumed.outcome).toBe("refused");
    expect(await api.db.event.count({ where: { linkId: link._id } })).toBe(0);
  });

  it.each(["x", "a".repeat(32), "%00", "ä".repeat(32)])(
    "that does not exist, %s, books nothing",
    async (token) => {
      expect(await stepOf(`/${nickname}?link=${token}`)).toMatchObject({ title: titles.unknown });
      expect((await send(fields({ link: decodeURIComponent(token) }))).outcome).toBe("refused");
    },
  );

  it("opens no other page, type or organisation", async () => {
    await createTestType(acme, nickname, { name: "Quiet", handle: "quiet", public: false });
    const { token } = await make();
    const { token: ofType, url } = await make({ type: "quiet" });
    expect(await stepOf(`/${nickname}/types/quiet?link=${token}`)).toMatchObject({ title: titles.unknown });
    expect(await stepOf(`/${nickname}?link=${ofType}`)).toMatchObject({ title: titles.unknown });
    expect(await stepOf(url)).toMatchObject({ name: "times" });
    expect((await send(fields({ link: ofType }))).outcome).toBe("refused");
    expect((await send(fields({ link: ofType, type: "quiet" }))).outcome).toBe("booked");
    expect((await resolveLinkToken(api.db, asOrganizationId(other.id), token, NOW)).state).toBe("unknown");
  });

  it("to an unlisted type leads to the page after it is used up", async () => {
    await createTestType(acme, nickname, { name: "Quiet", handle: "quiet", public: false });
    const { token, url } = await make({ type: "quiet" });
    await send(fields({ link: token, type: "quiet" }));
    const stopped = await stepOf(url);
    expect(stopped).toMatchObject({ name: "stopped", links: [{ href: `/${nickname}` }] });
  });

  it("does not open an inactive page or type", async () => {
    await createTestType(acme, nickname, { name: "Off", handle: "off", active: false });
    const { url } = await make({ type: "off" });
    expect(await open(url)).toBeNull();
    const { url: ofPage } = await make();
    await acme.put(`/v2/bookpages/${nickname}`, { active: false });
    expect(await open(ofPage)).toBeNull();
  });

  it("offers only its own free times", async () => {
    const { token, url } = await make({ uses: null, starts: [NINE, TEN] });
    await send(fields({ slot: TEN })); // A visitor has the page open.
    const step = await stepOf(url);
    if (step.name !== "times") throw new Error(step.name);
    const shown = step.slots.groups.flatMap(({ slots }) => slots.map(({ value }) => value));
    expect(shown).toEqual(["2031-03-10T08:00:00Z"]);
    expect((await send(fields({ link: token, slot: "2031-03-10T11:00:00.000Z" }))).outcome).toBe("refused");
    expect((await send(fields({ link: token }))).outcome).toBe("booked");
  });

  it("books its own duration, which no address changes", async () => {
    await acme.put(`/v2/bookpages/${nickname}`, { custom: { durations: [30, 60] } });
    const { link, token, url } = await make({ duration: 90 });
    expect(await stepOf(url)).toMatchObject({ lengths: null });
    expect((await send(fields({ link: token, minutes: "60" }))).outcome).toBe("booked");
    const { startsAt, endsAt } = await api.db.event.findFirstOrThrow({ where: { linkId: link._id } });
    expect((Number(endsAt) - Number(startsAt)) / MINUTE).toBe(90);
  });

  it("fills in the form, and enforces its locked fields", async () => {
    const prefill = { name: "Ana Silva", email: "ana@acme.example", message: "About the offer" };
    const { link, token, url } = await make({ uses: null, prefill, locks: ["email"] });
    const step = await stepOf(`${url}&slot=2031-03-10T08:00:00Z&step=details`);
    if (step.name !== "details") throw new Error(step.name);
    const byName = Object.fromEntries(listDetailFields(step.details).map((field) => [field.name, field]));
    expect(byName.name).toMatchObject({ value: "Ana Silva" });
    expect(byName.name).not.toHaveProperty("locked");
    expect(byName.email).toMatchObject({ value: "ana@acme.example", locked: true });
    const forged = fields({ link: token, name: "Bo", email: "bo@evil.example" });
    expect((await send(forged)).outcome).toBe("booked");
    const event = await api.db.event.findFirstOrThrow({
      where: { linkId: link._id },
      include: { invitees: true },
    });
    expect(event.invitees.map(({ email }) => email)).toContain("ana@acme.example");
    expect(JSON.stringify(event)).not.toContain("bo@evil.example");
  });

  it("regains no use from a cancelled booking", async () => {
    const { link, token } = await make();
    await send(fields({ link: token }));
    const { id } = await api.db.event.findFirstOrThrow({ where: { linkId: link._id } });
    expect((await acme.post(`/v2/events/${id}/cancel`, {})).status).toBe(200);
    expect(await read(link._id)).toMatchObject({ used: 1, state: "used_up" });
  });

  it("loses no use by a failed booking", async () => {
    const { link, token } = await make();
    await send(fields());
    expect((await send(fields({ link: token }))).outcome).toBe("refused"); // The time is booked.
    expect(await read(link._id)).toMatchObject({ used: 0, state: "open" });
    expect((await send(fields({ link: token, slot: TEN }))).outcome).toBe("booked");
  });
});

describe("thirty simultaneous bookers of a link with three uses", () => {
  it("make exactly three bookings, and the others read why", { timeout: 120_000 }, async () => {
    const { link, token } = await make({ uses: 3 });
    const crowd = openDatabase(process.env.DATABASE_DIRECT_URL ?? "", { poolSize: 30 });
    try {
      const range = { from: NOW, to: asInstant(NOW + 20 * 24 * 60 * MINUTE) };
      const page = (await loadPublicPage(
        api.db,
        { slug: nickname, type: null, minutes: null },
        range,
      )) as PublicPage;
      const followed = await resolveLink(api.db, page, token, NOW);
      if (!("page" in followed)) throw new Error(followed.refused);
      const wish = (index: number): BookingRequest => ({
        starts: [asInstant(Date.parse("2031-03-10T00:00:00Z") + index * 30 * MINUTE)],
        name: "Ana",
        email: `ana${index}@example.com`,
        places: [],
        invitees: [],
        timezone: "Europe/Paris",
        lang: "en",
        thirdParty: null,
        link: followed.page.link ?? null,
        formId: generateId(),
        addressConfirmed: false,
      });
      const starts = [16, 17, 18, 19, 20, 21, 22, 23, 24, 25];
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          bookSlot(
            crowd.db,
            followed.page,
            wish((starts[index % 10] ?? 0) + 48 * Math.floor(index / 10)),
            NOW,
          ),
        ),
      );
      expect(outcomes.filter(({ outcome }) => outcome === "booked")).toHaveLength(3);
      const told = outcomes.filter(({ outcome }) => outcome === "link");
      expect(told).toHaveLength(27);
      expect(told).toContainEqual({ outcome: "link", why: "used_up" });
      expect(await api.db.event.count({ where: { linkId: link._id } })).toBe(3);
      expect(await read(link._id)).toMatchObject({ used: 3 });
    } finally {
      await crowd.close();
    }
  });
});

describe("a setting of a link", () => {
  it("applies to bookings by the API, regardless of their fields", async () => {
    const prefill = { name: "Ana Duarte", email: "ana@mail.example", title: "The roof" };
    const { token } = await make({ prefill, locks: ["name", "email", "title"] });
    const { body } = await acme.post("/v2/bookings", {
      link: token,
      start: NINE,
      title: "Another",
      message: "Mine",
      attendee: { name: "Zed", email: "zed@mail.example", phone: "+33 6 12 34 56 78" },
    });
    expect(body.title).toBe("The roof");
    expect(body.invitees[1]).toMatchObject({ full_name: "Ana Duarte", email: "ana@mail.example" });
    expect(body.messages).toMatchObject([{ body: "Mine" }]);
  });

  it.each([
    [{ prefill: { name: "   " }, locks: ["name"] }, "/locks/0 mismatch"],
    [{ prefill: { phone: "abc" }, locks: ["phone"] }, "/prefill/phone invalid_format"],
  ])("must be bookable: %j is rejected", async (body, issue) => {
    const response = await acme.post("/v2/links", { page: nickname, ...body });
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });
});

it.each(["9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "2031-02-30T09:00:00Z"])(
  "an invalid start, %s, asks for another choice",
  async (slot) => {
    expect(await send(fields({ slot }))).toMatchObject({ outcome: "refused" });
  },
);

it("one line of a form stays one line of a mail", async () => {
  const outcome = await send(fields({ name: "Eve\r\n\r\nWhen:\u2028never" }));
  expect(outcome).toMatchObject({ outcome: "booked" });
  const { invitees } = (await acme.get("/v2/events?q=Eve")).body[0];
  expect(invitees[1].full_name).toBe("Eve When: never");
  const title = "Kick-off\nWhen: never";
  const { body } = await acme.post("/v2/bookings", {
    page: nickname,
    start: TEN,
    title,
    attendee: { name: "Bo\r\nBerg", email: "bo@example.com" },
  });
  expect([body.title, body.invitees[1].full_name]).toEqual(["Kick-off When: never", "Bo Berg"]);
});

it("a link accepts no time beyond the maximum horizon", async () => {
  const page = await createTestPage(acme, (await createTestHost(acme))._id);
  const starts = ["2031-03-10T08:00:00Z", "9999-12-31T23:00:00Z"];
  const made = (await acme.post("/v2/links", { page: page.nickname })).body;
  expect(listErrorCodes(await acme.post("/v2/links", { page: page.nickname, starts }))).toEqual([
    "/starts/1 too_big",
  ]);
  expect(listErrorCodes(await acme.put(`/v2/links/${made.link._id}`, { starts }))).toEqual([
    "/starts/1 too_big",
  ]);
});

it("text of a link cannot reverse the text around it", async () => {
  const owner = await createTestHost(acme);
  const custom = { auto_confirm: true, questions: [{ key: "topic", label: "To\u202epic", kind: "text" }] };
  const page = await createTestPage(acme, owner._id, { custom });
  expect(page.custom.questions[0].label).toBe("Topic");
  const names = { name: "\u2067A\u202ena\u2069 \u200fدانیال\u200cها", email: "ana@example.com" };
  const booked = await createTestBooking(acme, {
    page: page.nickname,
    attendee: names,
    title: "\u202dKick-off\u202c",
    answers: { topic: "T\u202eea" },
  });
  expect(booked.title).toBe("Kick-off");
  const booker = booked.invitees.find(({ email }: { email: string }) => email === names.email);
  expect(booker.full_name).toBe("Ana \u200fدانیال\u200cها"); // Marks and joiners stay.
  expect(booked.answers[0].value).toBe("Tea");
  await acme.put(`/v2/users/${owner._id}`, { user: { first_name: "\u202eRobin" } });
  expect((await acme.get(`/v2/users/${owner._id}`)).body.first_name).toBe("Robin");
});
