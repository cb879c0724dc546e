import { expect, it } from "vitest";
import { asInstant, HOUR } from "@/lib/core/time/instant";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { assignIds, buildEventRows } from "./build-event-rows";
import type { NewEvent } from "./new-event";

const NOW = asInstant(Date.parse("2031-03-01T10:00:00Z"));
const NINE = asInstant(Date.parse("2031-03-10T09:00:00Z"));

const hourFrom = (start: number) => ({
  start: asInstant(start),
  end: asInstant(start + HOUR),
  allDay: false,
});

const event: NewEvent = {
  title: "Fitting",
  creator: { email: "amara@example.com", fullName: "Amara", userId: "amara", approves: true },
  invitees: [{ key: "secret", email: "bo@example.com", fullName: "Bo", userId: null, approves: false }],
  proposedBy: "amara",
  dates: [hourFrom(NINE + HOUR), hourFrom(NINE)],
  places: [{ name: "Office", address: null, source: null, icon: null }],
  messages: [{ body: "Hello", from: "amara@example.com", userId: "amara" }],
  confirmed: true,
  lang: "en",
  locale: "en",
  timezone: "UTC",
  bookpage: false,
  api: true,
};

const buildRows = (change: Partial<NewEvent> = {}) =>
  buildEventRows("acme" as OrganizationId, assignIds({ ...event, ...change }), NOW);

it("buildEventRows sets createdAt of every row to the passed time", () => {
  for (const rows of Object.values(buildRows())) {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(+row.createdAt).toBe(NOW);
  }
});

it("buildEventRows confirms the earliest date and the first location", () => {
  const { events, event_dates: dates, event_places: places } = buildRows();
  expect(events[0]).toMatchObject({
    confirmedAt: new Date(NOW),
    confirmedDateId: dates[1]?.id,
    confirmedPlaceId: places[0]?.id,
    startsAt: new Date(NINE),
    endsAt: new Date(NINE + HOUR),
  });
});

it("buildEventRows sets endsAt of a planned event to the end of its last date", () => {
  expect(buildRows({ confirmed: false }).events[0]).toMatchObject({
    confirmedAt: null,
    confirmedDateId: null,
    startsAt: null,
    endsAt: new Date(NINE + 2 * HOUR),
  });
});

it("buildEventRows adds yes votes for participants who approve all options", () => {
  const { invitees, votes } = buildRows();
  expect(votes.map(({ inviteeId }) => inviteeId)).toEqual([0, 0, 0].map((first) => invitees[first]?.id));
});

it("buildEventRows puts the creator first and stores only hashes of keys", () => {
  const { invitees } = buildRows();
  expect(invitees.map(({ isOrganizer }) => isOrganizer)).toEqual([true, false]);
  expect(JSON.stringify(invitees)).not.toContain("secret");
});
