import { beforeAll, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { recordStatements } from "../support/record-statements";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let host: { _id: string };
let page: { nickname: string };
let event: { _id: string };

beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestHost(acme);
  page = await createTestPage(acme, host._id, { custom: { auto_confirm: true } });
  event = await createTestEvent(acme, host);
});

let days = 0;
/** A free time, different in each call. */
const nextStart = () => Date.UTC(2031, 2, 10 + days++, 9);

const book = () =>
  acme.post("/v2/bookings", {
    page: page.nickname,
    start: { dateTime: new Date(nextStart()).toISOString() },
    attendee: { name: "Ana Silva", email: `${makeUniqueName("ana")}@example.com` },
  });

const hold = () =>
  acme.post("/v2/holds", { page: page.nickname, start: new Date(nextStart()).toISOString() });

function createConfirmed() {
  const start = nextStart();
  return acme.post("/v2/events", {
    title: "Meeting",
    created_by: { user: host._id },
    bookpage: true,
    confirmed: { flag: true },
    dates: [{ date: new Date(start).toISOString(), end_date: new Date(start + 1_800_000).toISOString() }],
    places: [{ name: "Office" }],
    invitees: [{ full_name: "Ana Silva", email: `${makeUniqueName("ana")}@example.com` }],
  });
}

const openPage = () =>
  loadBookingPage(api.db, {
    address: { slug: page.nickname, type: null, minutes: null },
    search: new URLSearchParams(),
    browser: { acceptLanguage: "en-GB", cookies: { lang: null, tz: "UTC", h: null } },
    now: asInstant(Date.now()),
    zoneOptions: () => "",
    viewer: null,
  });

/** These are cached for a second per key, which may end between any two requests. */
const WHO_ASKS = /FROM api_keys |UPDATE api_keys |FROM page_domains /;
/** Statements that frame a transaction and set its actor. */
const FRAME = /^(BEGIN|COMMIT|SET LOCAL )/;

// Each number is a limit: a higher one needs a reason, a lower one should be recorded.
it.each([
  ["who asks", 1, () => acme.get("/v2/auth/test")],
  [
    "a user's free times",
    1,
    () => acme.get(`/v2/slots?users=${host._id}&from=2031-03-01&to=2031-03-31&duration=30`),
  ],
  ["a user", 1, () => acme.get(`/v2/users/${host._id}`)],
  ["an event", 1, () => acme.get(`/v2/events/${event._id}`)],
  ["a list of users", 1, () => acme.get("/v2/users")],
  ["a list of events", 2, () => acme.get("/v2/events")],
  ["a booking page", 2, openPage],
  ["an event that is confirmed at once", 10, createConfirmed],
  ["a booking on a page", 9, book],
  ["a hold on a page", 6, hold],
] as const)(
  "reads or writes %s by %i statements, without authentication and transaction frames",
  async (_, count, call) => {
    const first = await call(); // The first call initialises lazy state.
    expect(first && "status" in first ? first.status : 200).toBeLessThan(300);
    const statements = (await recordStatements(call)).filter(
      (one) => !WHO_ASKS.test(one) && !FRAME.test(one),
    );
    expect(statements).toHaveLength(count);
  },
);
