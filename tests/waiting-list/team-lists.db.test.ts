import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { submitBookingForm } from "../support/public-forms";
import { createTestTeam } from "../support/teams";
import { buildEveryDay, createTestUser, makeUniqueName } from "../support/users";
import { joinTestWaitingList, runOfferJobs } from "../support/waiting-list";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

const DAY_TEXT = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
const NINE = `${DAY_TEXT}T09:00:00.000Z`;

let acme: Tenant;
let ids: string[];
let handle: string;

beforeAll(async () => {
  acme = await api.tenant();
});

beforeEach(async () => {
  const availability = { days: buildEveryDay("09:00", "10:00") };
  const members = await Promise.all(
    [1, 2].map(() => createTestUser(acme, { user: { timezone: "UTC" }, availability })),
  );
  ids = members.map(({ _id }) => _id);
  handle = makeUniqueName("team");
  await createTestTeam(acme, { members: ids, handle });
});

const set = (hosts: Record<string, unknown>) => {
  const custom = { duration: 60, auto_confirm: true, hosts, waiting_list: { active: true } };
  return acme.put(`/v2/bookpages/${handle}`, { custom });
};

const book = (host?: string) => createTestBooking(acme, { page: handle, start: NINE, ...(host && { host }) });

const cancel = ({ _id }: { _id: string }) => acme.post(`/v2/bookings/${_id}/cancel`, {});

const run = () => runOfferJobs(api.db, asInstant(Date.now()));

const join = (email: string, fields: Record<string, string> = {}) =>
  joinTestWaitingList(acme, handle, { email, day: DAY_TEXT, tz: "UTC", ...fields });

const holds = () =>
  api.db.reservation.findMany({
    where: { hostId: { in: ids }, expiresAt: { not: null } },
    orderBy: { hostId: "asc" },
  });

/** Returns the fields of the form that the mail's button opens. */
async function followButton(email: string): Promise<Record<string, string>> {
  const mail = await api.db.mail.findFirst({ where: { recipient: email, kind: "waiting_offered" } });
  const { body } = await acme.get(`/v2/mails/${mail?.id}`);
  return Object.fromEntries(new URL(/:\n(https:\S+slot=\S+)/.exec(body.text)?.[1] ?? "").searchParams);
}

describe("the waiting list of a team's page", () => {
  it("holds the time of a free member, or of all members if all are required", { tags: "main" }, async () => {
    for (const kind of ["any", "all"]) {
      await set({ kind });
      const booked = [await book(), ...(kind === "any" ? [await book()] : [])];
      const ana = `${makeUniqueName("ana")}@x.example`;
      await join(ana);
      for (const one of booked.slice(0, 1)) await cancel(one);
      await run();
      expect((await holds()).length).toBe(kind === "any" ? 1 : 2);
      const location = await submitBookingForm(handle, { ...(await followButton(ana)), email: ana });
      expect(location).toMatch(/^\/event\//);
      expect(await holds()).toEqual([]);
      const events = await api.db.event.findMany({ where: { cancelledAt: null, bookpageId: { not: null } } });
      for (const { id } of events) await cancel({ _id: id });
    }
  });

  it("offers only times of the chosen member", async () => {
    await set({ kind: "any", choose: true });
    const [first = "", second = ""] = ids;
    const [ofFirst, ofSecond] = [await book(first), await book(second)];
    const ana = `${makeUniqueName("ana")}@x.example`;
    await join(ana, { with: second });
    expect((await acme.get(`/v2/bookpages/${handle}/waiting`)).body).toMatchObject([{ host: second }]);
    await cancel(ofFirst);
    await run();
    expect(await holds()).toEqual([]);
    await cancel(ofSecond);
    await run();
    expect((await holds()).map(({ hostId }) => hostId)).toEqual([second]);
    expect(await followButton(ana)).toMatchObject({ with: second });
  });

  it("offers the time of a member's freed meeting, and nothing of departed members", async () => {
    await set({ kind: "any", choose: true });
    const [first = "", second = ""] = ids;
    const [, ofSecond] = [await book(first), await book(second)];
    await join(`${makeUniqueName("ana")}@x.example`, { with: second });
    const [team] = (await acme.get("/v2/teams")).body.filter(
      (one: { handle: string }) => one.handle === handle,
    );
    await acme.put(`/v2/teams/${team._id}`, { members: [first] });
    await cancel(ofSecond);
    await run();
    expect(await holds()).toEqual([]);
  });
});
