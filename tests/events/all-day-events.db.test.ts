import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { buildEveryDay, createTestUser } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const MIDNIGHTS = { date: "2031-03-12T00:00:00Z", end_date: "2031-03-13T00:00:00Z", all_day: true };
const DAY = { date: "2031-03-12", end_date: "2031-03-13", all_day: true };

const openHost = (timezone: string) =>
  createTestUser(acme, { user: { timezone }, availability: { days: buildEveryDay("00:00", "24:00") } });

/** Returns the days from 11 to 13 March on which a user has all slots, in their zone. */
async function findOpenDays({ _id }: { _id: string }, timezone: string) {
  const query = new URLSearchParams({
    users: _id,
    timezone,
    from: "2031-03-11",
    to: "2031-03-13",
    duration: "60",
  });
  const { body } = await acme.get(`/v2/slots?${query}`);
  const days = body.slots.map(({ start }: { start: { dateTime: string } }) => start.dateTime.slice(0, 10));
  return [...new Set(days)].map((day) => `${day} ${days.filter((one: string) => one === day).length}`);
}

describe("an all-day meeting", () => {
  it.each(["America/Los_Angeles", "Europe/Berlin", "Pacific/Auckland", "Asia/Kathmandu", "UTC"])(
    "blocks that day and no other in %s, as dates and as midnights of UTC",
    async (timezone) => {
      for (const date of [MIDNIGHTS, DAY]) {
        const host = await openHost(timezone);
        const event = await createTestEvent(acme, host, {
          dates: [date],
          bookpage: true,
          confirmed: { flag: true },
          timezone,
        });
        expect(await findOpenDays(host, timezone)).toEqual(["2031-03-11 24", "2031-03-13 24"]);
        if (date === MIDNIGHTS) expect(event.dates[0].date).toBe("2031-03-12T00:00:00.000Z");
      }
    },
  );

  it("blocks the day it is moved to, and is refused on a blocked day", async () => {
    const timezone = "America/Los_Angeles";
    const host = await openHost(timezone);
    const event = await createTestEvent(acme, host, {
      dates: [{ date: "2031-03-11T09:00:00", end_date: "2031-03-11T10:00:00" }],
      timezone,
      bookpage: true,
      confirmed: { flag: true },
    });
    const moved = await acme.put(`/v2/events/${event._id}`, { dates: [MIDNIGHTS] });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    expect(await findOpenDays(host, timezone)).toEqual(["2031-03-11 24", "2031-03-13 24"]);
    const other = {
      title: "At four",
      created_by: { user: host._id },
      bookpage: true,
      confirmed: { flag: true },
      timezone,
    };
    const late = { date: "2031-03-12T16:30:00", end_date: "2031-03-12T17:00:00" };
    const before = { date: "2031-03-11T16:30:00", end_date: "2031-03-11T17:00:00" };
    expect((await acme.post("/v2/events", { ...other, dates: [late] })).body.code).toBe("slot_taken");
    expect((await acme.post("/v2/events", { ...other, dates: [before] })).status).toBe(201);
  });
});
