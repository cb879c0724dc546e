import { asInstant, DAY } from "@/lib/core/time/instant";
import { buildEventUid } from "@/lib/domain/calendars/event-uids";
import { sealTokens } from "@/lib/domain/conferencing/conferences/accounts/video-account";
import { recordFeedback } from "@/lib/domain/events/feedback/record-feedback";
import { sealResult } from "@/lib/domain/lifecycle/imports/import-rows";
import { UNKNOWN_MEETING } from "@/lib/domain/lifecycle/transitions/meeting-state";
import { sealForTransition, sealMeeting } from "@/lib/domain/lifecycle/transitions/transition-rows";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import { getDatabase } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { Tenant } from "../api";
import { createTestBooking } from "../bookings";
import { buildEveryDay, createTestHost, createTestPage, makeUniqueName } from "../users";
import { joinTestWaitingList } from "../waiting-list";

/** Creates an import of meetings that found none, with the token and a response, as they are stored while it is read. */
export async function createReadyImport(tenant: Tenant): Promise<{ _id: string }> {
  const body = { tool: "calendly", kind: "meetings", token: "pat-1" };
  const { _id: id } = (await tenant.post("/v2/imports", body)).body;
  const result = { meetings: { meetings: [], readHosts: [], report: { applied: false, people: [] } } };
  await getDatabase().toolImport.updateMany({
    where: { id },
    data: { state: "ready", result: sealResult(tenant.id, id, result) },
  });
  const key = makeUniqueName("request");
  const sealed = seal("{}", buildRowContext("tool_import_responses.sealed", tenant.id, key));
  await getDatabase().toolImportResponse.create({
    data: { organizationId: tenant.id, importId: id, key, sealed },
  });
  return { _id: id };
}

/** Creates a transition that has been switched, with a meeting that the other tool has released since. */
export async function createSwitchedTransition(tenant: Tenant): Promise<{ _id: string }> {
  const key = { organizationId: tenant.id, id: generateId() };
  await getDatabase().transition.create({
    data: {
      ...{ ...key, tool: "calendly", state: "switched", hidesPages: true, switchedAt: new Date() },
      secret: sealForTransition("secret", key, "secret"),
      token: sealForTransition("token", key, "token"),
      account: sealForTransition("account", key, "{}"),
    },
  });
  const meeting = { organizationId: tenant.id, sourceId: makeUniqueName("uid") };
  await getDatabase().transitionMeeting.create({
    data: {
      ...{ ...meeting, transitionId: key.id, holdId: generateId(), state: "released" },
      ...{ endsAt: new Date(Date.now() + DAY), reportedAt: new Date() },
      sealed: sealMeeting(meeting, UNKNOWN_MEETING),
    },
  });
  return { _id: key.id };
}

/** Creates an invitation sent two days ago, which may be reminded. */
export async function createEarlierInvitation(tenant: Tenant) {
  const body = { email: `${makeUniqueName("invited")}@example.com`, first_name: "Ines" };
  const invited = (await tenant.post("/v2/invitations", body)).body;
  await getDatabase().invitation.updateMany({
    where: { id: invited._id },
    data: { mailedAt: new Date(Date.now() - 2 * DAY) },
  });
  return invited;
}

/** Creates a booking without its meeting link, which failed. */
export async function createBookingWithoutLink(
  tenant: Tenant,
  user: { _id: string },
  page: { nickname: string },
) {
  const booking = await createTestBooking(tenant, { page: page.nickname, start: "2031-04-28T10:00:00Z" });
  const link = { provider: "zoom", host: user._id, url: null, code: null, phone: null, failed: "access" };
  const where = { organizationId: tenant.id, id: booking._id };
  await getDatabase().event.updateMany({ where, data: { conference: link } });
  return booking;
}

/** Moves the entry of a booking in its host's calendar. */
export async function createCalendarChange(tenant: Tenant, user: { _id: string }, event: { _id: string }) {
  const data = {
    id: generateId(),
    organizationId: tenant.id,
    eventId: event._id,
    userId: user._id,
    uid: buildEventUid(event._id),
    kind: "moved",
    startsAt: new Date("2031-03-25T10:00:00Z"),
    endsAt: new Date("2031-03-25T10:30:00Z"),
  };
  await getDatabase().calendarChange.create({ data });
  return { _id: data.id };
}

/** Creates feedback about a meeting, which its guests give on its page. */
export async function createFeedback(tenant: Tenant, event: { _id: string }): Promise<void> {
  const where = { organizationId: tenant.id, eventId: event._id, isOrganizer: false };
  const { id } = await getDatabase().invitee.findFirstOrThrow({ where });
  const feedback = { event: event._id, invitee: id, rating: 4, comment: "Clear and friendly" };
  await recordFeedback(getDatabase(), asOrganizationId(tenant.id), feedback, asInstant(Date.now()));
}

/** Sets a mail server of the organisation to which no connection is made, as its address is not public. */
export async function createUnreachableSender(tenant: Tenant): Promise<void> {
  await tenant.put("/v2/mail_sender", {
    server: { host: "smtp.example.com", user: "meetings@example.com", password: "of this account" },
    from: "meetings@example.com",
    reply_to: "desk@example.com",
  });
  await getDatabase().mailSender.update({
    where: { organizationId: tenant.id },
    data: { host: "127.0.0.1" },
  });
}

/** Creates a domain with a verified TXT record. */
export async function createVerifiedDomain(tenant: Tenant): Promise<{ _id: string }> {
  const { body } = await tenant.post("/v2/sign_in/domains", { domain: `${makeUniqueName("firm")}.example` });
  const { _id } = body.domains[0];
  await getDatabase().signInDomain.updateMany({ where: { id: _id }, data: { verifiedAt: new Date() } });
  return { _id };
}

/** Creates a Zoom account as after a sign-in. */
export async function createVideoAccount(tenant: Tenant, user: { _id: string }): Promise<{ _id: string }> {
  const account = { id: generateId(), organizationId: tenant.id };
  const credentials = sealTokens({ access: "access", expires: 0, refresh: "refresh" }, account);
  const data = {
    ...account,
    userId: user._id,
    provider: "zoom",
    sourceId: account.id,
    name: "Zoom",
    credentials,
  };
  await getDatabase().videoAccount.create({ data });
  return { _id: account.id };
}

/** Creates a waiting list entry for a day with its only time booked. */
export async function createFullyBookedPage(tenant: Tenant) {
  const host = await createTestHost(tenant, { days: buildEveryDay("09:00", "10:00"), timezone: "UTC" });
  const series = { every: ["week"], times: [1, 4] };
  const custom = { duration: 60, auto_confirm: true, waiting_list: { active: true }, series };
  const fullPage = await createTestPage(tenant, host._id, { custom });
  const day = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
  await createTestBooking(tenant, { page: fullPage.nickname, start: `${day}T09:00:00Z` });
  await joinTestWaitingList(tenant, fullPage.nickname, {
    email: `${makeUniqueName("waits")}@example.com`,
    day,
    tz: "UTC",
  });
  const [waiting] = (await tenant.get(`/v2/bookpages/${fullPage.nickname}/waiting`)).body;
  return { fullPage, fullDay: day, waiting };
}

/** Records that the mail was returned, as its address does not exist. */
export const createSuppression = (tenant: Tenant, mail: { _id: string; to: string }) =>
  getDatabase().mailSuppression.create({
    data: {
      id: generateId(),
      organizationId: tenant.id,
      address: mail.to,
      reason: "bounce",
      status: "5.1.1",
      answer: "550 5.1.1 User unknown",
      mailId: mail._id,
      createdAt: new Date(),
      lastAt: new Date(),
    },
  });
