import { asInstant } from "@/lib/core/time/instant";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import type { PrismaClient } from "@/lib/platform/db/generated/client";
import type { Tenant } from "./api";
import { createTestBooking } from "./bookings";
import { createTestHost, createTestPage } from "./users";

/** Monday at nine in Paris, and the hours after. */
export const NINE = "2031-03-10T09:00:00+01:00";
export const TEN = "2031-03-10T10:00:00+01:00";

/** Creates a host with a page with this number of seats per meeting. */
export async function createSeatedPage(acme: Tenant, seats: number, custom: Record<string, unknown> = {}) {
  const host = await createTestHost(acme);
  const page = await createTestPage(acme, host._id, { custom: { auto_confirm: true, seats, ...custom } });
  return {
    user: host._id as string,
    email: host.emails[0] as string,
    nickname: page.nickname as string,
    id: page._id as string,
  };
}

export const buildAttendee = (name: string) => ({
  name: `${name} Duarte`,
  email: `${name.toLowerCase()}@example.com`,
});

/** Books a seat at nine; returns the event, the booker as invitee, and the booker's link. */
export async function bookTestSeat(
  acme: Tenant,
  page: string,
  name: string,
  rest: Record<string, unknown> = {},
): Promise<{
  _id: string;
  invitee: string;
  url: string;
  mailed: string;
  seats: { all: number; taken: number };
}> {
  const { _id, booking, seats } = await createTestBooking(acme, {
    page,
    start: NINE,
    attendee: buildAttendee(name),
    ...rest,
  });
  const { invitee, page_url: url } = booking;
  const mailed = `/event/${_id}?key=${buildMailedKey({ id: invitee, keyVersion: 0 })}`;
  return { _id, invitee, url, mailed, seats };
}

/** Loads the event page at this address, or null. */
export function loadEventPageAt(db: PrismaClient, url: string, query = "") {
  const { pathname, searchParams } = new URL(url, "http://localhost:3000");
  return loadEventPageView(db, {
    id: pathname.split("/")[2] ?? "",
    search: new URLSearchParams(`${searchParams}${query}`),
    browser: { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } },
    now: asInstant(Date.UTC(2031, 2, 1)),
    zoneOptions: () => "",
  });
}
