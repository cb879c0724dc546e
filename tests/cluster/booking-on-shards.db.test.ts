import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { LOAD_HOSTS } from "@/lib/domain/availability/free-slots/load-hosts";
import { bookSlot } from "@/lib/domain/bookings/book-slot";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTestApi, type Tenant } from "../support/api";
import { enableTaskCounts, getTaskCounts } from "../support/cluster";
import { buildTestEventBody } from "../support/events";
import { createTestHost, createTestPage } from "../support/users";

const AT_ONCE = 40;
const NOW = asInstant(Date.UTC(2031, 2, 1));
const REQUEST: Omit<BookingRequest, "formId"> = {
  starts: [asInstant(Date.UTC(2031, 2, 10, 9))],
  name: "Ana Silva",
  email: "ana@example.com",
  places: [],
  invitees: [],
  timezone: "Europe/Paris",
  lang: "en",
  thirdParty: null,
  addressConfirmed: false,
};

describe.runIf(process.env.CITUS_URL)("on a Citus cluster (needs CITUS_URL)", () => {
  const api = createTestApi();
  let acme: Tenant;
  let host: { _id: string };
  beforeAll(async () => {
    await enableTaskCounts(process.env.DATABASE_DIRECT_URL as string);
    acme = await api.tenant();
    host = await createTestHost(acme);
  });

  const book = (start: string, end: string) =>
    acme.post(
      "/v2/events",
      buildTestEventBody(host, {
        bookpage: true,
        confirmed: { flag: true },
        dates: [{ date: `2031-03-10T${start}:00`, end_date: `2031-03-10T${end}:00` }],
      }),
    );

  it("slots are searched on one shard", async () => {
    const { rows } = await api.pool.query(`EXPLAIN ${LOAD_HOSTS.users.text}`, [
      acme.id,
      [host._id],
      new Date("2031-03-10"),
      new Date("2031-04-10"),
      null,
      null,
    ]);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Task Count: 1\n");
    expect(plan).not.toContain("Distributed Subplan");
  });

  it("a booking queries only the shard of its organisation", async () => {
    const { nickname } = await createTestPage(acme, host._id, { custom: { auto_confirm: true } });
    const range = { from: NOW, to: asInstant(NOW + 31 * DAY) };
    const page = (await loadPublicPage(
      api.db,
      { slug: nickname, type: null, minutes: null },
      range,
    )) as PublicPage;
    const before = await getTaskCounts(api.pool);
    const { outcome } = await bookSlot(api.db, page, { ...REQUEST, formId: generateId() }, NOW);
    expect(outcome).toBe("booked");
    const after = await getTaskCounts(api.pool);
    expect(after.one).toBeGreaterThan(before.one + 4);
    expect(after.several).toBe(before.several);
  });

  it(`one of ${AT_ONCE} simultaneous bookers of one time gets it`, async () => {
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => book("14:00", "14:30")));
    const booked = responses.filter(({ status }) => status === 201);
    expect(booked).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(AT_ONCE - 1);
    const { body: entries } = await acme.get(`/v2/audit?resource_id=${booked[0]?.body._id}`);
    expect(entries.at(-1)).toMatchObject({ action: "create", resource: "event", actor: { kind: "key" } });
  });
});
