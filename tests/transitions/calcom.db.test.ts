import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, HOUR, MINUTE } from "@/lib/core/time/instant";
import { importCalcom } from "@/lib/domain/lifecycle/calcom-import/import-calcom";
import { runTransition } from "@/lib/domain/lifecycle/transitions/run-transition";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { buildCalcomBooking, buildCalcomCompany } from "../support/build-calcom-company";
import type { CalcomCompany } from "../support/calcom-company";
import { sendCalcomCall } from "../support/send-tool-call";
import { startCalcomServer } from "../support/start-calcom-server";
import { makeUniqueName } from "../support/users";

const api = createTestApi();

const KEY = "cal_live_1";

type Server = Awaited<ReturnType<typeof startCalcomServer>>;
type Booking = ReturnType<typeof buildCalcomBooking>;

let company: CalcomCompany;
let server: Server;

beforeAll(async () => {
  company = buildCalcomCompany({ people: 0, domain: "none.example.com" });
  server = await startCalcomServer(company);
  process.env.CALCOM_TEST_ORIGIN = server.url;
});
afterAll(() => server.close());
beforeEach(() => {
  const domain = `${makeUniqueName("twin")}.example.com`;
  Object.assign(company, buildCalcomCompany({ people: 2, domain }));
  server.subscriptions.length = 0;
});

/** A booking of the first person, or another one, some hours after the first. */
function buildBooking(index: number, of: Record<string, unknown> = {}): Booking {
  const [host] = company.people;
  if (!host) throw new Error("no people");
  return buildCalcomBooking(index, { host, type: 301, ...of });
}

/** The payload of a call about a booking. */
function buildPayload(booking: Booking, of: Record<string, unknown> = {}) {
  const [host] = booking.hosts;
  const { uid, title, start, end, attendees, guests, location, icsUid, eventType } = booking;
  const [booker] = attendees;
  return {
    ...{ uid, title, type: eventType.slug, eventTypeId: eventType.id, startTime: start, endTime: end },
    organizer: { id: host?.id, name: host?.name, email: host?.email, timeZone: "Europe/Berlin" },
    attendees,
    responses: {
      name: { label: "your_name", value: booker?.name, isHidden: false },
      email: { label: "email_address", value: booker?.email, isHidden: false },
      guests: { label: "additional_guests", value: guests, isHidden: false },
      "team-size": { label: "Size of your team", value: "2 to 10", isHidden: false },
    },
    ...{ location: "integrations:google:meet", metadata: { videoCallUrl: location } },
    ...{ iCalUID: icsUid, status: "ACCEPTED", ...of },
  };
}

interface Started {
  tenant: Tenant;
  id: string;
  hook: { subscriberUrl: string; secret: string };
}

const run = (tenant: Tenant, id: string) =>
  runTransition(getDatabase(), asOrganizationId(tenant.id), id, { now: asInstant(Date.now()) });

async function moveIn(): Promise<Tenant> {
  const tenant = await api.tenant();
  const store = { read: async () => null, write: async () => {} };
  const account = { token: KEY, origin: server.url, openStore: async () => store };
  const { files } = await importCalcom(account);
  const plan = await tenant.post("/v2/plans", { files });
  expect((await tenant.post(`/v2/plans/${plan.body._id}/apply`, {})).status).toBe(200);
  return tenant;
}

async function startMoved(bookings: Booking[] = []): Promise<Started> {
  company.bookings = bookings;
  const tenant = await moveIn();
  const started = await tenant.post("/v2/transitions", { tool: "calcom", token: KEY });
  expect(started.status, JSON.stringify(started.body)).toBe(201);
  const id = started.body._id;
  await run(tenant, id);
  const [hook] = server.subscriptions;
  if (!hook) throw new Error("no subscription");
  return { tenant, id, hook };
}

const read = async ({ tenant, id }: Started) => (await tenant.get(`/v2/transitions/${id}`)).body;

const listHeld = async ({ tenant }: Started): Promise<string[]> =>
  (
    await api.pool.query(
      "SELECT starts_at FROM reservations WHERE organization_id = $1 AND expires_at IS NOT NULL ORDER BY 1",
      [tenant.id],
    )
  ).rows.map(({ starts_at }) => starts_at.toISOString());

const change = async ({ tenant, id }: Started, action: string, body: Record<string, unknown> = {}) => {
  const changed = await tenant.post(`/v2/transitions/${id}/${action}`, body);
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  await run(tenant, id);
  return (await tenant.get(`/v2/transitions/${id}`)).body;
};

describe("bookings in Cal.com before the switch", { timeout: 120_000 }, () => {
  it("hold time, move and are released with their calls, and become meetings with answers", {
    tags: "main",
  }, async () => {
    const known = buildBooking(1);
    const request = buildBooking(2, { status: "pending" });
    const moved = await startMoved([known, request]);
    expect(server.subscriptions).toMatchObject([
      { path: "/v2/organizations/7/webhooks", triggers: expect.arrayContaining(["BOOKING_CREATED"]) },
    ]);
    const booked = buildBooking(3);
    expect(await sendCalcomCall(moved.hook, "BOOKING_CREATED", buildPayload(booked))).toBe(204);
    expect(await listHeld(moved)).toEqual([known.start, booked.start]);

    const later = new Date(Date.parse(booked.start) + 15 * MINUTE).toISOString();
    const end = new Date(Date.parse(later) + 30 * MINUTE).toISOString();
    const next = { ...booked, uid: "moved-uid", start: later, end };
    const payload = buildPayload(next, { rescheduleUid: booked.uid });
    for (let time = 0; time < 2; time += 1)
      expect(await sendCalcomCall(moved.hook, "BOOKING_RESCHEDULED", payload)).toBe(204);
    // The call of the first booking comes once more, late.
    expect(await sendCalcomCall(moved.hook, "BOOKING_CREATED", buildPayload(booked))).toBe(204);
    expect(await listHeld(moved)).toEqual([known.start, later]);
    const cancelled = buildPayload(known, { status: "CANCELLED" });
    expect(await sendCalcomCall(moved.hook, "BOOKING_CANCELLED", cancelled)).toBe(204);
    expect(await listHeld(moved)).toEqual([later]);

    expect(await change(moved, "switch")).toMatchObject({ meetings: { held: 0, imported: 1 }, issues: [] });
    const { rows } = await api.pool.query(
      "SELECT email, answers::text FROM invitees WHERE organization_id = $1",
      [moved.tenant.id],
    );
    expect(rows.map(({ email }) => email)).toEqual(
      expect.arrayContaining(["guest-3@example.com", "friend-3@example.com"]),
    );
    expect(rows.map(({ answers }) => answers).join()).toContain("2 to 10");
  });

  it("are not held as requests, and not taken from forged or unreadable calls", async () => {
    const moved = await startMoved();
    const booked = buildPayload(buildBooking(1));
    expect(await sendCalcomCall(moved.hook, "BOOKING_REQUESTED", { ...booked, status: "PENDING" })).toBe(204);
    expect(await sendCalcomCall(moved.hook, "BOOKING_CREATED", { ...booked, key: "guessed" })).toBe(403);
    expect(await sendCalcomCall(moved.hook, "BOOKING_CREATED", { uid: "x" })).toBe(400);
    expect(await listHeld(moved)).toEqual([]);
  });

  it("move in place if the other tool moves a booking with seats as a whole", async () => {
    const booking = buildBooking(1);
    const moved = await startMoved([booking]);
    const start = new Date(Date.parse(booking.start) + HOUR).toISOString();
    const end = new Date(Date.parse(booking.end) + HOUR).toISOString();
    const next = buildPayload({ ...booking, start, end }, { rescheduleUid: booking.uid });
    const at = Date.now() + 1000;
    expect(await sendCalcomCall(moved.hook, "BOOKING_RESCHEDULED", { ...next, at })).toBe(204);
    expect(await listHeld(moved)).toEqual([start]);
    // An earlier call that comes late does not move it back.
    const late = { ...buildPayload(booking), at: at - HOUR };
    expect(await sendCalcomCall(moved.hook, "BOOKING_CREATED", late)).toBe(204);
    expect(await listHeld(moved)).toEqual([start]);
  });

  it("are reported to a webhook made by hand if the key may make none, with the secret until it is used", async () => {
    const tenant = await moveIn();
    company.bookings = [];
    server.setPermitsWebhooks(false);
    const started = await tenant.post("/v2/transitions", { tool: "calcom", token: KEY });
    await run(tenant, started.body._id);
    server.setPermitsWebhooks(true);
    const moved = { tenant, id: started.body._id, hook: { subscriberUrl: "", secret: "" } };
    const { webhook, state } = await read(moved);
    expect([state, webhook.state]).toEqual(["active", "by_hand"]);
    const hook = { subscriberUrl: webhook.url, secret: webhook.secret };
    const booked = buildBooking(4);
    expect(await sendCalcomCall(hook, "BOOKING_CREATED", buildPayload(booked))).toBe(204);
    expect(await listHeld(moved)).toEqual([booked.start]);
    expect((await read(moved)).webhook.secret).toBeNull();
  });
});
