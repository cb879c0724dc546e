import { beforeAll, describe, expect, it } from "vitest";
import { normalizeZoneCase } from "@/lib/core/time/normalize-zone-case";
import { isZone } from "@/lib/core/time/zone";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestBookingBody } from "../support/bookings";
import { createTestEvent, DATE } from "../support/events";
import { createTestHost, createTestPage, createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

describe("names of time zones", () => {
  it("are accepted as PostgreSQL spells them, all of them", async () => {
    const { rows } = await api.pool.query("SELECT name FROM pg_timezone_names WHERE name !~ '^posix'");
    const names: string[] = rows
      .map(({ name }) => name)
      .filter((name) => isZone(name) && name !== "localtime");
    expect(names.length).toBeGreaterThan(400);
    expect(names.map((name) => normalizeZoneCase(name.toLowerCase()))).toEqual(names);
  });

  it.each([
    ["europe/paris", "Europe/Paris"],
    ["AMERICA/ARGENTINA/BUENOS_AIRES", "America/Argentina/Buenos_Aires"],
    ["asia/calcutta", "Asia/Calcutta"],
    ["asia/kolkata", "Asia/Kolkata"],
    ["utc", "UTC"],
  ])("are accepted in any case: %s is returned as %s", async (sent, answered) => {
    const person = await createTestUser(acme, {
      user: {
        timezone: sent,
        travel: [{ start_date: "2031-03-10", end_date: "2031-03-14", timezone: sent }],
      },
    });
    expect([person.timezone, person.travel[0].timezone]).toEqual([answered, answered]);
    const changed = await acme.put(`/v2/users/${person._id}`, { user: { timezone: sent.toUpperCase() } });
    expect(changed.body.user.timezone).toBe(answered);
    expect(changed.body.user.__v).toBe(person.__v);

    const host = await createTestHost(acme, { timezone: sent });
    expect((await acme.get(`/v2/users/${host._id}/availabilities`)).body.timezone).toBe(answered);
    const page = await createTestPage(acme, host._id, { custom: { fixed_timezone: sent } });
    expect(page.custom.fixed_timezone).toBe(answered);

    expect((await createTestEvent(acme, host, { dates: [DATE], timezone: sent })).timezone).toBe(answered);
    const slots = await acme.get(
      `/v2/slots?users=${host._id}&from=2031-03-10&to=2031-03-10&duration=30&timezone=${sent}`,
    );
    expect([slots.status, slots.body.timezone]).toEqual([200, answered]);

    const attendee = { name: "Ana", email: "ana@example.com", timezone: sent };
    const booked = await acme.post(
      "/v2/bookings",
      buildTestBookingBody({ page: page.nickname, attendee, start: slots.body.slots[0].start }),
    );
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
    expect(booked.body.invitees.find(({ su }: { su: boolean }) => !su).timezone).toBe(answered);
  });

  it("are rejected if they name no zone", async () => {
    const sent = { organization: acme.id, user: { emails: ["x@example.com"], timezone: "Europe/Atlantis" } };
    expect(listErrorCodes(await acme.post("/v2/users", sent))).toEqual(["/user/timezone invalid_value"]);
  });
});
