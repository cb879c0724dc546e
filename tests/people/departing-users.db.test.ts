import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { runOffboarding } from "@/lib/domain/lifecycle/offboarding/run-offboarding";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, createTestKey, type Tenant } from "../support/api";
import { buildTestBookingBody, createTestBooking } from "../support/bookings";
import { buildTestEventBody, createTestEvent } from "../support/events";
import { findMailedCodeOf } from "../support/mail-jobs";
import { submitBookingForm, submitCodeForm } from "../support/public-forms";
import { createScimClient } from "../support/scim";
import { createTestTeam } from "../support/teams";
import { buildEveryDay, createTestPage, createTestUser, makeUniqueName } from "../support/users";
import { joinTestWaitingList, runOfferJobs } from "../support/waiting-list";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0", OPEN_BOOKINGS_LIMIT: "0" });

const now = () => asInstant(Date.now());

/** A date a number of days after the first booked one, well ahead. */
const dayText = (number: number) => new Date(Date.now() + (30 + number) * DAY).toISOString().slice(0, 10);
const at = (number: number, hour = 10) => `${dayText(number)}T${String(hour).padStart(2, "0")}:00:00Z`;
const dates = (...days: number[]) => days.map((day) => ({ date: at(day), end_date: at(day, 11) }));

interface Person {
  _id: string;
  emails: string[];
}

interface Scene {
  acme: Tenant;
  departingUser: Person;
  /** The successor in the same organisation. */
  stays: Person;
}

const openPage = ({ acme, departingUser }: Scene, custom: Record<string, unknown> = {}) =>
  createTestPage(acme, departingUser._id, {
    secondary: true,
    custom: { auto_confirm: true, duration: 60, ...custom },
  });

const guest = () => ({ name: "Gina", email: `${makeUniqueName("gina")}@example.com` });

/** Creates a resource of the departing user, and returns what to try with it afterwards. */
type Kind = (scene: Scene) => Promise<(() => Promise<unknown>) | undefined>;

const KINDS: Record<string, Kind> = {
  "a booking": async (scene) => {
    const { nickname } = await openPage(scene);
    await createTestBooking(scene.acme, { page: nickname, start: at(1), attendee: guest() });
    return () =>
      scene.acme.post(
        "/v2/bookings",
        buildTestBookingBody({ page: nickname, start: at(2), attendee: guest() }),
      );
  },
  "a request, which is confirmed afterwards": async (scene) => {
    const { nickname } = await openPage(scene, { auto_confirm: false });
    const { _id } = await createTestBooking(scene.acme, { page: nickname, start: at(3), attendee: guest() });
    return () => scene.acme.post(`/v2/events/${_id}/confirm`, {});
  },
  "a series": async (scene) => {
    const series = { every: ["week"], times: [2, 3] };
    const { nickname } = await openPage(scene, { series });
    await createTestBooking(scene.acme, {
      page: nickname,
      start: at(5),
      attendee: guest(),
      series: { every: "week", times: 3 },
    });
    return undefined;
  },
  "seats, of which one is kept": async (scene) => {
    const { nickname } = await openPage(scene, { seats: 5 });
    await createTestBooking(scene.acme, { page: nickname, start: at(4), attendee: guest() });
    const { body: hold } = await scene.acme.post("/v2/holds", { page: nickname, start: at(4), minutes: 30 });
    return () =>
      scene.acme.post(
        "/v2/bookings",
        buildTestBookingBody({ page: nickname, start: at(4), attendee: guest(), hold: hold._id }),
      );
  },
  "a meeting of the team": async (scene) => {
    const handle = makeUniqueName("crew");
    await createTestTeam(scene.acme, { members: [scene.departingUser._id], handle });
    await scene.acme.put(`/v2/bookpages/${handle}`, { custom: { auto_confirm: true, duration: 60 } });
    await createTestBooking(scene.acme, { page: handle, start: at(6), attendee: guest() });
    const { body: hold } = await scene.acme.post("/v2/holds", { page: handle, start: at(7), minutes: 30 });
    return () =>
      scene.acme.post(
        "/v2/bookings",
        buildTestBookingBody({ page: handle, start: at(7), attendee: guest(), hold: hold._id }),
      );
  },
  "a time that is kept": async (scene) => {
    const { nickname } = await openPage(scene);
    const { body: hold } = await scene.acme.post("/v2/holds", { page: nickname, start: at(8), minutes: 30 });
    return () =>
      scene.acme.post(
        "/v2/bookings",
        buildTestBookingBody({ page: nickname, start: at(8), attendee: guest(), hold: hold._id }),
      );
  },
  "a time that is kept while a code is typed": async (scene) => {
    const { nickname } = await openPage(scene);
    const { name, email } = guest();
    const fields = { name, email, slot: at(9), invitees: "bo@x.example" };
    const page = await submitBookingForm(nickname, fields);
    const code = await findMailedCodeOf(scene.acme, email);
    expect(code).toMatch(/^\d{6}$/);
    return () => submitCodeForm(page, { code });
  },
  "an offer to a waiting booker": async (scene) => {
    const { nickname } = await openPage(scene, { duration: 480, waiting_list: { active: true } });
    const full = await createTestBooking(scene.acme, { page: nickname, start: at(20, 9), attendee: guest() });
    const { email } = guest();
    await joinTestWaitingList(scene.acme, nickname, { email, day: dayText(20), tz: "UTC" });
    await scene.acme.post(`/v2/bookings/${full._id}/cancel`, {});
    await runOfferJobs(api.db, now());
    const [entry] = (await scene.acme.get(`/v2/bookpages/${nickname}/waiting`)).body;
    const offered = await api.db.waitingEntry.findFirstOrThrow({ where: { id: entry._id } });
    expect(offered.holdId).not.toBeNull();
    return () =>
      scene.acme.post(
        "/v2/bookings",
        buildTestBookingBody({
          page: nickname,
          start: at(20, 9),
          attendee: { name: "W", email },
          hold: offered.holdId,
        }),
      );
  },
  "a meeting that a program made": async ({ acme, departingUser }) => {
    await createTestEvent(acme, departingUser, { dates: dates(10), confirmed: { flag: true } });
    await createTestEvent(acme, departingUser, {
      dates: dates(11),
      confirmed: { flag: true },
      bookpage: true,
    });
    return () =>
      acme.post(
        "/v2/events",
        buildTestEventBody(departingUser, { dates: dates(12), confirmed: { flag: true } }),
      );
  },
  "a poll, which is decided afterwards": async ({ acme, departingUser }) => {
    const { _id } = await createTestEvent(acme, departingUser, { dates: dates(13, 14) });
    return () => acme.post(`/v2/events/${_id}/confirm`, {});
  },
  "a poll, of which several dates are chosen afterwards": async ({ acme, departingUser }) => {
    const poll = await createTestEvent(acme, departingUser, { dates: dates(15, 16) });
    const date_ids = poll.dates.map(({ _id }: { _id: string }) => _id);
    return () => acme.post(`/v2/events/${poll._id}/confirm_dates`, { date_ids });
  },
  "a poll, which is copied and decided afterwards": async ({ acme, departingUser }) => {
    const { _id } = await createTestEvent(acme, departingUser, { dates: dates(17) });
    return async () => {
      const copy = await acme.post(`/v2/events/${_id}/duplicate`, {});
      if (copy.status === 201) await acme.post(`/v2/events/${copy.body._id}/confirm`, {});
    };
  },
};

const directory = async (acme: Tenant) => createScimClient(await createTestKey(api.db, acme.id, ["scim"]));

async function offboard({ acme, departingUser }: Scene, plan: Record<string, unknown>) {
  const begun = await acme.post("/v2/offboardings", { users: [departingUser._id], ...plan });
  expect(begun.status, JSON.stringify(begun.body)).toBe(202);
  const [{ _id }] = begun.body.offboardings;
  await runOffboarding(api.db, asOrganizationId(acme.id), _id, now());
  const { body } = await acme.get(`/v2/offboardings/${_id}`);
  expect(body).toMatchObject({ state: "done" });
}

const WAYS: Record<string, (scene: Scene) => Promise<unknown>> = {
  suspending: ({ acme, departingUser }) =>
    acme.put(`/v2/users/${departingUser._id}`, { user: { suspended: true } }),
  "suspending many": ({ acme, departingUser }) =>
    acme.put("/v2/people/batch", { users: [departingUser._id], suspended: true }),
  "an import that suspends": ({ acme, departingUser }) =>
    acme.put("/v2/users/batch", { users: [{ user: { _id: departingUser._id, suspended: true } }] }),
  "a directory that ends access": async ({ acme, departingUser }) =>
    (await directory(acme)).change(`/Users/${departingUser._id}`, {
      op: "replace",
      path: "active",
      value: false,
    }),
  "a directory that deletes": async ({ acme, departingUser }) =>
    (await directory(acme)).delete(`/Users/${departingUser._id}`),
  deleting: ({ acme, departingUser }) => acme.delete(`/v2/users/${departingUser._id}`),
  erasing: ({ acme, departingUser }) =>
    acme.post("/v2/personal_data/erasures", { email: departingUser.emails[0], delete_member: true }),
  "handing over, and suspending": (scene) =>
    offboard(scene, { to: { user: scene.stays._id }, account: "suspend" }),
  "handing over, and deleting": (scene) =>
    offboard(scene, { to: { user: scene.stays._id }, account: "delete" }),
  "cancelling, and suspending": (scene) =>
    offboard(scene, { pages: "delete", meetings: "cancel", polls: "cancel", account: "suspend" }),
};

interface Hosted {
  id: string;
  title: string;
  host: string | null;
  suspended: boolean;
}

/** Returns future meetings with an absent or suspended host and without a notice. */
async function findUntold({ id, get }: Tenant): Promise<string[]> {
  const { rows } = await api.pool.query<Hosted>(
    `SELECT e.id, e.title, u.id AS host, coalesce(u.suspended_at IS NOT NULL, false) AS suspended
       FROM events e
       JOIN LATERAL (SELECT e.created_by_user_id AS id
                     UNION SELECT i.user_id FROM invitees i
                            WHERE i.organization_id = $1 AND i.event_id = e.id AND i.host AND i.user_id IS NOT NULL) held ON true
       LEFT JOIN users u ON u.organization_id = $1 AND u.id = held.id
      WHERE e.organization_id = $1 AND (e.confirmed_flag OR e.bookpage) AND e.cancelled_at IS NULL AND e.ends_at > now()
        AND (u.id IS NULL OR u.suspended_at IS NOT NULL)`,
    [id],
  );
  const { body } = await get("/v2/action_items");
  const told = (hosted: Hosted) =>
    hosted.host === null
      ? body.meetings_without_host.some(({ event }: { event: string }) => event === hosted.id)
      : body.suspended_hosts.some(
          ({ user, meetings }: { user: string; meetings: number }) =>
            user === hosted.host && meetings === rows.filter(({ host }) => host === user).length,
        );
  return rows.filter((hosted) => !told(hosted)).map(({ title }) => title);
}

/** Counts the departing user's bookings. */
const countBooked = ({ acme, departingUser }: Scene) =>
  api.db.event.count({
    where: {
      organizationId: acme.id,
      bookpage: true,
      OR: [{ createdByUserId: departingUser._id }, { createdByUserId: null }],
    },
  });

const createPerson = (acme: Tenant) =>
  createTestUser(acme, {
    user: { timezone: "UTC" },
    availability: { days: buildEveryDay("09:00", "17:00") },
  });

describe.each(Object.entries(WAYS))("%s", (_, leave) => {
  let scene: Scene;
  beforeAll(async () => {
    const acme = await api.tenant();
    const [departingUser, stays] = [await createPerson(acme), await createPerson(acme)];
    scene = { acme, departingUser, stays };
  });

  it("leaves no future meeting of a departed host without a notice", async () => {
    const afterwards: [string, () => Promise<unknown>][] = [];
    for (const [name, make] of Object.entries(KINDS)) {
      const later = await make(scene);
      if (later) afterwards.push([name, later]);
    }
    expect(await findUntold(scene.acme)).toEqual([]);
    await leave(scene);
    const issues: string[] = [];
    const look = async (moment: string) =>
      issues.push(...(await findUntold(scene.acme)).map((title) => `${moment}: no notice of ${title}`));
    await look("at once");
    for (const [name, later] of afterwards) {
      const before = await countBooked(scene);
      await later();
      await look(name);
      if ((await countBooked(scene)) > before) issues.push(`${name}: was booked`);
    }
    expect(issues).toEqual([]);
  });
});
