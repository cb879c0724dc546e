import { expect } from "vitest";
import { DAY } from "@/lib/core/time/instant";
import { writeCalendarEntries } from "@/lib/domain/events/calendar-entries/write-calendar-entries";
import { handleCalendarCallback } from "@/lib/pages/calendar-sign-in/handle-calendar-callback";
import { handleCalendarConnect } from "@/lib/pages/calendar-sign-in/handle-calendar-connect";
import type { PrismaClient } from "@/lib/platform/db/generated/client";
import type { createTestApi, Tenant } from "./api";
import { FIRST, SECOND } from "./next-march";
import { signInUser } from "./sign-in-user";
import { buildEveryDay, createTestUser } from "./users";

const HOST = "https://meet.example.com";

const NEW_BROWSER = { acceptLanguage: null, cookies: { lang: null, tz: null, h: null } };

export const listSetCookies = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");

/** Starts a calendar sign-in; returns the redirect and the browser's cookies. */
export async function startCalendarSignIn(source: string, browser: Record<string, string>) {
  const address = `${HOST}/console/calendars/connect/${source}`;
  const request = new Request(address, { method: "POST", headers: browser });
  const response = await handleCalendarConnect(request, source, NEW_BROWSER);
  const cookie = [browser.cookie, ...listSetCookies(response)].join("; ");
  return { response, location: response.headers.get("location") ?? "", browser: { ...browser, cookie } };
}

/** Approves on the provider's page; returns the address that it redirects to. */
export async function approveAtProvider(location: string): Promise<string> {
  const response = await fetch(location, { redirect: "manual" });
  expect(response.status, await response.clone().text()).toBe(302);
  return response.headers.get("location") ?? "";
}

export const submitCallback = (source: string, address: string, browser: Record<string, string>) =>
  handleCalendarCallback(new Request(address, { headers: browser }), source, NEW_BROWSER);

/** Connects the provider's account to this user, as in a browser. */
export async function connectAccount(db: PrismaClient, source: string, user: { _id: string }) {
  const begun = await startCalendarSignIn(source, await signInUser(db, user._id));
  const response = await submitCallback(source, await approveAtProvider(begun.location), begun.browser);
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    `/console/calendars?connected=${source}`,
  ]);
}

type Api = ReturnType<typeof createTestApi>;

/** A day in some weeks, on which hosts are free from 9 to 17. */
export const BOOKABLE_DAY = new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10);

/** Creates a user in this zone, bookable from 9 to 17, with the provider's account connected. */
export async function createConnectedHost(
  api: Api,
  tenant: Tenant,
  source: string,
  timezone: string,
  connect = (user: { _id: string }) => connectAccount(api.db, source, user),
) {
  const user = await createTestUser(tenant, {
    user: { timezone },
    availability: { days: buildEveryDay("09:00", "17:00") },
  });
  await connect(user);
  const list = `/v2/users/${user._id}/calendars`;
  const [calendar] = (await tenant.get(list)).body.calendars;
  return {
    user,
    calendar,
    list,
    sync: async () => (await tenant.post(`${list}/${calendar._id}/sync`, {})).status,
    /** The start hours of the first four free times. */
    offered: async (): Promise<string[]> => {
      const { body } = await tenant.get(
        `/v2/slots?users=${user._id}&duration=240&from=${BOOKABLE_DAY}&to=${BOOKABLE_DAY}`,
      );
      return body.slots.map((slot: { start: { dateTime: string } }) => slot.start.dateTime.slice(11, 13));
    },
    state: () => api.db.calendarSync.findFirstOrThrow({ where: { calendarId: calendar._id } }),
    isBroken: async (): Promise<boolean> => (await tenant.get(list)).body.calendars[0].access_broken,
    /** Removes the pending sync jobs of the calendar, and returns their number. */
    takeQueued: async () => {
      const { rowCount } = await api.pool.query(
        "DELETE FROM graphile_worker._private_jobs WHERE key = $1 RETURNING 1",
        [`sync_calendar/${calendar._id}`],
      );
      return rowCount;
    },
  };
}

/** Creates a meeting of this user with two dates, and a function that writes it into the calendar. */
export async function createTwoDateEvent(api: Api, tenant: Tenant, user: { _id: string }) {
  const { body } = await tenant.post("/v2/events", {
    title: "Fitting",
    created_by: { user: user._id },
    dates: [
      { date: `${FIRST}T10:00:00Z`, end_date: `${FIRST}T11:00:00Z` },
      { date: `${SECOND}T10:00:00Z`, end_date: `${SECOND}T11:00:00Z` },
    ],
  });
  const target = { organization: tenant.id, event: body._id, user: user._id };
  return { event: body, write: () => writeCalendarEntries(api.db, target, AbortSignal.timeout(10_000)) };
}
