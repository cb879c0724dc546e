import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, MINUTE } from "@/lib/core/time/instant";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { submitBooking } from "@/lib/pages/booking/submit-booking";
import { generateToken } from "@/lib/platform/crypto/token";
import { createTestApi, type Tenant } from "../support/api";
import {
  createTestHost,
  createTestPage,
  createTestType,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();
const NOW = asInstant(Date.UTC(2031, 2, 1));
const NINE = "2031-03-10T08:00:00Z"; // Monday 09:00 in Paris
const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: null, h: null } };

let acme: Tenant;
let nickname: string;
let path: string;

beforeAll(async () => {
  acme = await api.tenant();
});

beforeEach(async () => {
  const owner = await createTestHost(acme);
  const custom = { duration: 30, durations: [15, 30, 60], auto_confirm: true };
  ({ nickname } = await createTestPage(acme, owner._id, { nickname: makeUniqueName("lengths"), custom }));
  path = `/v2/bookpages/${nickname}`;
});

const open = (minutes: number | null, query = "", type: string | null = null) =>
  loadBookingPage(api.db, {
    address: { slug: nickname, type, minutes },
    search: new URLSearchParams(query),
    browser,
    now: NOW,
    zoneOptions: () => "",
    viewer: null,
  });

async function lengthsOf(view: ReturnType<typeof open>) {
  const step = (await view)?.step;
  if (step?.name !== "times") throw new Error("not the times");
  return step.lengths?.items.map(({ href, text, current }) => `${current ? "*" : ""}${text} ${href}`) ?? null;
}

async function book(sent: Record<string, string>) {
  const data = new FormData();
  const fields = {
    name: "Ana",
    email: "ana@example.com",
    slot: NINE,
    tz: "UTC",
    form: generateToken(),
    ...sent,
  };
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const { outcome } = await submitBooking(api.db, {
    slug: nickname,
    data,
    browser,
    sameOrigin: true,
    wait: null,
    now: NOW,
  });
  const event = await api.db.event.findFirst({ where: { page: { slug: nickname } } });
  return [outcome, event && (Number(event.endsAt) - Number(event.startsAt)) / MINUTE];
}

describe("duration settings", () => {
  it.each([
    [{ durations: [] }, "/custom/durations too_small"],
    [{ durations: [15, 30, 15] }, "/custom/durations/2 duplicate"],
    [{ durations: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => one * 5) }, "/custom/durations too_big"],
    [{ durations: [30, 4] }, "/custom/durations/1 too_small"],
    [{ durations: [30, 1441] }, "/custom/durations/1 too_big"],
    [{ durations: [15, 45] }, "/custom/durations mismatch"],
    [{ duration: 45 }, "/custom/duration mismatch"],
    [{ durations: "30" }, "/custom/durations invalid_type"],
  ])("%j are rejected at their field", async (custom, issue) => {
    expect(listErrorCodes(await acme.put(path, { custom }))).toEqual([issue]);
    expect((await acme.get(path)).body.custom.durations).toEqual([15, 30, 60]);
  });

  it("may be changed together, and cleared", async () => {
    expect((await acme.put(path, { custom: { duration: 45, durations: [45, 90] } })).status).toBe(200);
    const { body } = await acme.put(path, { custom: { durations: null } });
    expect(body.custom).toMatchObject({ duration: 45 });
    expect(body.custom).not.toHaveProperty("durations");
  });
});

describe("a page with several durations", () => {
  it("links them without changing the month, and begins with its default", { tags: "main" }, async () => {
    expect(await lengthsOf(open(null, "month=2031-04&lang=en"))).toEqual([
      `15 minutes /${nickname}/15?month=2031-04&lang=en`,
      `*30 minutes /${nickname}/30?month=2031-04&lang=en`,
      `1 hour /${nickname}/60?month=2031-04&lang=en`,
    ]);
    expect((await lengthsOf(open(60)))?.[2]).toMatch(/^\*1 hour/);
  });

  it("rejects any other duration, by address or form", async () => {
    expect(await open(45)).toBeNull();
    expect(await book({ minutes: "45" })).toEqual(["unknown", null]);
    expect(await book({ minutes: "60" })).toEqual(["booked", 60]);
  });

  it("offers the times of the requested duration, in the slot search too", async () => {
    const search = `/v2/slots?page=${nickname}&from=2031-03-10&to=2031-03-10`;
    const count = async (duration: string) => (await acme.get(`${search}${duration}`)).body.slots.length;
    expect([await count(""), await count("&duration=15"), await count("&duration=60")]).toEqual([16, 32, 8]);
    expect(listErrorCodes(await acme.get(`${search}&duration=45`))).toEqual(["/duration unknown"]);
  });

  it("passes them to its types, unless those have their own", async () => {
    await createTestType(acme, nickname, { name: "Same", handle: "same" });
    await createTestType(acme, nickname, { name: "One", handle: "one", custom: { duration: 90 } });
    await createTestType(acme, nickname, { name: "Own", handle: "own", custom: { durations: [20, 40] } });
    expect(await lengthsOf(open(null, "duration=60", "same"))).toEqual([
      `15 minutes /${nickname}/types/same?duration=15`,
      `30 minutes /${nickname}/types/same?duration=30`,
      `*1 hour /${nickname}/types/same?duration=60`,
    ]);
    expect(await lengthsOf(open(null, "", "one"))).toBeNull();
    expect(await open(null, "duration=60", "one")).toBeNull();
    expect((await lengthsOf(open(null, "", "own")))?.[0]).toMatch(/^\*20 minutes/);
    expect(await open(null, "duration=30", "own")).toBeNull();
    expect(await book({ type: "own", duration: "30" })).toEqual(["unknown", null]);
    expect(await book({ type: "own", duration: "40" })).toEqual(["booked", 40]);
  });
});
