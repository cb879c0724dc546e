import { DAY } from "@/lib/core/time/instant";
import { uidOfEvent } from "@/lib/domain/calendars/own-events";
import { sealTokens } from "@/lib/domain/conferencing/conferences/accounts/video-account";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { Tenant } from "../api";
import { createBooking } from "../bookings";
import { createBookpage, createHost, everyDay, unique } from "../people";
import { joinWaiting } from "../waiting";

/** Somebody who was invited two days ago, and may be reminded. */
export async function inviteEarlier(tenant: Tenant) {
  const body = { email: `${unique("invited")}@example.com`, first_name: "Ines" };
  const invited = (await tenant.post("/v2/invitations", body)).body;
  await database().invitation.updateMany({
    where: { id: invited._id },
    data: { mailedAt: new Date(Date.now() - 2 * DAY) },
  });
  return invited;
}

/** A booking whose link to meet by could not be made. */
export async function createLinkless(tenant: Tenant, user: { _id: string }, page: { nickname: string }) {
  const booking = await createBooking(tenant, { page: page.nickname, start: "2031-04-28T10:00:00Z" });
  const link = { provider: "zoom", host: user._id, url: null, code: null, phone: null, failed: "access" };
  const where = { organizationId: tenant.id, id: booking._id };
  await database().event.updateMany({ where, data: { conference: link } });
  return booking;
}

/** The entry of a booking in its host's calendar was dragged to another time. */
export async function keepCalendarChange(tenant: Tenant, user: { _id: string }, event: { _id: string }) {
  const data = {
    id: newId(),
    organizationId: tenant.id,
    eventId: event._id,
    userId: user._id,
    uid: uidOfEvent(event._id),
    kind: "moved",
    startsAt: new Date("2031-03-25T10:00:00Z"),
    endsAt: new Date("2031-03-25T10:30:00Z"),
  };
  await database().calendarChange.create({ data });
  return { _id: data.id };
}

/** A domain whose TXT record was found. */
export async function proveDomain(tenant: Tenant): Promise<{ _id: string }> {
  const { body } = await tenant.post("/v2/sign_in/domains", { domain: `${unique("firm")}.example` });
  const { _id } = body.domains[0];
  await database().signInDomain.updateMany({ where: { id: _id }, data: { provenAt: new Date() } });
  return { _id };
}

/** An account at Zoom, as signing in there would leave it. */
export async function keepVideoAccount(tenant: Tenant, user: { _id: string }): Promise<{ _id: string }> {
  const account = { id: newId(), organizationId: tenant.id };
  const credentials = sealTokens({ access: "access", expires: 0, refresh: "refresh" }, account);
  const data = {
    ...account,
    userId: user._id,
    provider: "zoom",
    sourceId: account.id,
    name: "Zoom",
    credentials,
  };
  await database().videoAccount.create({ data });
  return { _id: account.id };
}

/** Somebody waits for a day of a page on which one time was all. */
export async function createFullPage(tenant: Tenant) {
  const host = await createHost(tenant, { days: everyDay("09:00", "10:00"), timezone: "UTC" });
  const series = { every: ["week"], times: [1, 4] };
  const custom = { duration: 60, auto_confirm: true, waiting_list: { active: true }, series };
  const fullPage = await createBookpage(tenant, host._id, { custom });
  const day = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
  await createBooking(tenant, { page: fullPage.nickname, start: `${day}T09:00:00Z` });
  await joinWaiting(tenant, fullPage.nickname, { email: `${unique("waits")}@example.com`, day, tz: "UTC" });
  const [waiting] = (await tenant.get(`/v2/bookpages/${fullPage.nickname}/waiting`)).body;
  return { fullPage, fullDay: day, waiting };
}
