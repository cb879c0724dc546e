import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestEventBody, createTestEvent } from "../support/events";
import { createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let host: { _id: string };
beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestUser(acme);
});

const post = (rest: Record<string, unknown>) => acme.post("/v2/events", buildTestEventBody(host, rest));
const spans = (event: { dates: { date: string; end_date: string }[] }) =>
  event.dates.map(({ date, end_date }) => `${date}/${end_date}`);

describe("a date", () => {
  it.each([
    ["2031-03-10T09:00", "2031-03-10T10:00", undefined, "2031-03-10T08:00:00.000Z/2031-03-10T09:00:00.000Z"],
    [
      "2031-03-10T09:00",
      "2031-03-10T10:00",
      "Asia/Tokyo",
      "2031-03-10T00:00:00.000Z/2031-03-10T01:00:00.000Z",
    ],
    [
      "2031-03-10T09:00Z",
      "2031-03-10T10:00Z",
      "Asia/Tokyo",
      "2031-03-10T09:00:00.000Z/2031-03-10T10:00:00.000Z",
    ],
    [
      "2031-03-10T09:00:00+0100",
      "2031-03-10T10:00:00+0100",
      undefined,
      "2031-03-10T08:00:00.000Z/2031-03-10T09:00:00.000Z",
    ],
    [
      "2031-03-10T09:00:00.5Z",
      "2031-03-10T09:00:01.25+00:00",
      undefined,
      "2031-03-10T09:00:00.500Z/2031-03-10T09:00:01.250Z",
    ],
    // An ambiguous time means the first.
    ["2031-10-26T02:30", "2031-10-26T03:30", undefined, "2031-10-26T00:30:00.000Z/2031-10-26T02:30:00.000Z"],
  ])("from %s to %s in %s is %s", { tags: "main" }, async (date, end_date, timezone, answered) => {
    const event = await createTestEvent(acme, host, {
      dates: [{ date, end_date }],
      ...(timezone && { timezone }),
    });
    expect(spans(event)).toEqual([answered]);
  });

  it("in a daylight saving gap is rejected", async () => {
    const response = await post({ dates: [{ date: "2031-03-30T02:30", end_date: "2031-03-30T04:00" }] });
    expect([response.status, listErrorCodes(response)]).toEqual([400, ["/dates/0/date nonexistent_time"]]);
  });

  it.each([
    ["2031-03-10", "2031-03-10", "Europe/Paris", "2031-03-09T23:00:00.000Z/2031-03-10T23:00:00.000Z"],
    ["2031-03-10", "2031-03-12", "Europe/Paris", "2031-03-09T23:00:00.000Z/2031-03-11T23:00:00.000Z"],
    [
      "2031-03-10T00:00:00Z",
      "2031-03-10T00:00:00Z",
      "Europe/Paris",
      "2031-03-10T00:00:00.000Z/2031-03-11T00:00:00.000Z",
    ],
    // These days have 23 and 25 hours, and one begins at one o'clock.
    ["2031-03-30", "2031-03-30", "Europe/Paris", "2031-03-29T23:00:00.000Z/2031-03-30T22:00:00.000Z"],
    ["2031-10-26", "2031-10-26", "Europe/Paris", "2031-10-25T22:00:00.000Z/2031-10-26T23:00:00.000Z"],
    ["2018-11-04", "2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00.000Z/2018-11-05T02:00:00.000Z"],
  ])("that spans whole days, %s to %s in %s, is %s", async (date, end_date, timezone, answered) => {
    const event = await createTestEvent(acme, host, { dates: [{ date, end_date, all_day: true }], timezone });
    expect(spans(event)).toEqual([answered]);
    expect(event.dates[0].all_day).toBe(true);
  });
});
