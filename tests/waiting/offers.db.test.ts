import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { offerFreed } from "@/lib/domain/waiting-offers/offer-freed";
import { openBookingPage } from "@/lib/pages/booking/open-booking-page";
import { openWaiting } from "@/lib/pages/waiting/open-waiting";
import { type Tenant, testApi } from "../support/api";
import { createBooking } from "../support/bookings";
import { createBookpage, createUser, everyDay, unique } from "../support/people";
import { sendBooking } from "../support/public-forms";
import { joinWaiting, runOffers } from "../support/waiting";

const api = testApi({ RATE_LIMIT_BOOKING: "0" });

const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };

/** A day well ahead, and the two times that the host has on it. */
const DAY_TEXT = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
const NEXT_DAY = new Date(Date.now() + 31 * DAY).toISOString().slice(0, 10);
const NINE = `${DAY_TEXT}T09:00:00.000Z`;
const TEN = `${DAY_TEXT}T10:00:00.000Z`;

let acme: Tenant;
let host: { _id: string };
let page: { _id: string; nickname: string };

beforeAll(async () => {
  acme = await api.tenant();
});

beforeEach(async () => {
  host = await createUser(acme, {
    user: { timezone: "UTC" },
    availability: { days: everyDay("09:00", "11:00") },
  });
  const custom = { duration: 60, auto_confirm: true, waiting_list: { active: true, offer_minutes: 60 } };
  page = await createBookpage(acme, host._id, { nickname: unique("waited"), custom });
});

const now = (later = 0) => instant(Date.now() + later);

const book = (start: string) => createBooking(acme, { page: page.nickname, start });

const cancel = ({ _id }: { _id: string }) => acme.post(`/v2/bookings/${_id}/cancel`, {});

const join = (email: string, fields: Record<string, string> = {}) =>
  joinWaiting(acme, page.nickname, { email, day: DAY_TEXT, tz: "UTC", ...fields });

const list = async () => (await acme.get(`/v2/bookpages/${page.nickname}/waiting`)).body;

/** Who is offered which time at this moment. */
const offers = async (at: Instant = now()) => {
  const rows = await api.db.waitingEntry.findMany({
    where: { bookpageId: page._id },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ email, offeredStart, offeredUntil }) => [
    email.split("-")[0],
    offeredUntil && offeredUntil.getTime() > at ? (offeredStart?.toISOString().slice(11, 16) ?? null) : null,
  ]);
};

const mailsTo = async (email: string) => {
  const mails = await api.db.mail.findMany({ where: { recipient: email }, orderBy: { id: "asc" } });
  return mails.map(({ kind }) => kind);
};

/** The address behind the button of the last offer to this person. */
async function buttonOf(email: string): Promise<URL> {
  const mail = await api.db.mail.findFirst({
    where: { recipient: email, kind: "waiting_offered" },
    orderBy: { id: "desc" },
  });
  const { body } = await acme.get(`/v2/mails/${mail?.id}`);
  const [, href = ""] = /:\n(https:\S+slot=\S+)/.exec(body.text) ?? [];
  return new URL(href);
}

async function open(url: URL, at: Instant = now()) {
  const [, nickname = ""] = url.pathname.split("/");
  const view = await openBookingPage(api.db, {
    address: { nickname, type: null, minutes: null },
    search: url.searchParams,
    browser: BROWSER,
    now: at,
    zoneOptions: () => "",
    viewer: null,
  });
  if (!view) throw new Error("no such page");
  return view;
}

/** Presses the button of the mail and sends the form that it leads to. */
async function takeOffer(email: string, change: Record<string, string> = {}): Promise<string> {
  const { step } = await open(await buttonOf(email));
  if (step.name !== "details") throw new Error(`the button led to ${step.name}`);
  const fields: Record<string, string> = {};
  for (const { name, value } of step.details.hidden) fields[name] = value;
  for (const field of step.details.fields) if (field.as === "field") fields[field.name] = field.value;
  return sendBooking(page.nickname, { ...fields, ...change });
}

const people = () => [unique("ana"), unique("ben"), unique("cleo")].map((name) => `${name}@x.example`);

describe("Who waits for a day", () => {
  it("is offered in turn what becomes free, and asked no more once it is booked", async () => {
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = "", ben = ""] = people();
    await join(ana);
    await join(ben);
    await runOffers(api.db, now());
    expect(await offers()).toEqual([
      ["ana", null],
      ["ben", null],
    ]);
    await cancel(nine);
    await runOffers(api.db, now());
    expect(await offers()).toEqual([
      ["ana", "09:00"],
      ["ben", null],
    ]);
    expect(await mailsTo(ana)).toEqual(["code", "waiting_joined", "waiting_offered"]);
    expect(await mailsTo(ben)).toEqual(["code", "waiting_joined"]);
    expect(await takeOffer(ana)).toMatch(/^\/event\/[0-9a-f]{24}\?key=/);
    expect(await offers()).toEqual([["ben", null]]);
    await runOffers(api.db, now());
    await runOffers(api.db, now(2 * 60 * MINUTE));
    expect(await offers()).toEqual([["ben", null]]);
  });

  it("has the time kept: nobody else sees or books it, and the booker need not confirm the address again", async () => {
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = "", ben = ""] = people();
    await join(ana);
    await cancel(nine);
    await runOffers(api.db, now());
    const day = new URL(`https://x.example/${page.nickname}?day=${DAY_TEXT}&tz=UTC`);
    expect((await open(day)).step).toMatchObject({ slots: { groups: [] } });
    const refused = await sendBooking(page.nickname, {
      email: ben,
      slot: NINE.replace(".000", ""),
      tz: "UTC",
    });
    expect(refused).toMatch(/draft=/);
    const view = await open(await buttonOf(ana));
    expect(view.banner?.title).toMatch(/^Your time is kept for you until /);
    expect(await takeOffer(ana, { email: ben, invitees: "dora@x.example" })).toMatch(/^\/event\//);
    const event = await api.db.event.findFirst({
      where: { bookpageId: page._id, cancelledAt: null },
      orderBy: { id: "desc" },
      include: { invitees: true },
    });
    expect(event?.invitees.map(({ email }) => email)).toContain(ana); // it was offered to her
    expect(event?.invitees.map(({ email }) => email)).not.toContain(ben);
  });

  it("is passed over once the offer has run out, and is never offered the same time again", async () => {
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = "", ben = ""] = people();
    await join(ana);
    await join(ben);
    await cancel(nine);
    await runOffers(api.db, now());
    await runOffers(api.db, now(61 * MINUTE));
    expect(await offers(now(61 * MINUTE))).toEqual([
      ["ana", null],
      ["ben", "09:00"],
    ]);
    await runOffers(api.db, now(122 * MINUTE));
    expect(await offers(now(122 * MINUTE))).toEqual([
      ["ana", null],
      ["ben", null],
    ]);
    expect((await mailsTo(ana)).filter((kind) => kind === "waiting_offered")).toHaveLength(1);
    expect((await list()).map(({ offers: count }: { offers: number }) => count)).toEqual([1, 1]);
    // Everybody had a chance: it is on the page again.
    const day = new URL(`https://x.example/${page.nickname}?day=${DAY_TEXT}&tz=UTC`);
    expect((await open(day, now(122 * MINUTE))).step).toMatchObject({
      slots: { groups: [{ slots: [{ value: NINE.replace(".000", "") }] }] },
    });
  });
});
