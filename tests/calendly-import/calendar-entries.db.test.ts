// @module-tag radicale

import { expect, it } from "vitest";
import { asInstant, HOUR } from "@/lib/core/time/instant";
import { syncUserEntries } from "@/lib/domain/calendars/sync-user-entries";
import { importMeetings } from "@/lib/domain/lifecycle/meeting-import/import-meetings";
import type { ImportedMeeting } from "@/lib/domain/lifecycle/meeting-import/imported-meeting";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi } from "../support/api";
import { runCalendarJobs } from "../support/calendar-jobs";
import { createSyncedHost, formatIcsStamp, toInstantText } from "../support/create-synced-host";
import { registerRadicaleFixture, registerTenantFixture } from "../support/fixtures";

const api = createTestApi();
const acme = registerTenantFixture(api);
const server = registerRadicaleFixture();

const buildEntry = (uid: string, from: string, to: string) =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//other tool//EN
BEGIN:VEVENT
UID:${uid}
DTSTAMP:${formatIcsStamp("08:00")}
DTSTART:${formatIcsStamp(from)}
DTEND:${formatIcsStamp(to)}
SUMMARY:Written by the other tool
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");

const buildMeeting = (id: string, host: string, time: string): ImportedMeeting => {
  const start = asInstant(Date.parse(toInstantText(time)));
  return {
    id,
    name: `Meeting ${id}`,
    start,
    end: asInstant(start + HOUR),
    hosts: [host],
    page: null,
    seats: null,
    place: null,
    entryKey: null,
    guests: [],
    bookers: [
      { email: `${id}@mail.example`, name: "Ana", phone: null, timezone: null, answers: [], utm: null },
    ],
  };
};

it("writes an imported meeting into a calendar only if the other tool has not, and again once it moves", async () => {
  const host = await createSyncedHost({ api, acme, server });
  const organization = asOrganizationId(acme.id);
  const address = `${host.user._id}@example.com`;
  await api.pool.query("UPDATE users SET email = $1 WHERE id = $2", [address, host.user._id]);
  await server.put(`${host.name}/theirs.ics`, buildEntry("theirs@calendly.com", "10:00", "11:00"));
  await host.work();
  const { people } = await importMeetings(api.db, organization, {
    source: "calendly",
    readHosts: [],
    applies: true,
    now: asInstant(Date.now()),
    meetings: [buildMeeting("there", address, "10:00"), buildMeeting("elsewhere", address, "13:00")],
    notifies: { notifications: false, webhooks: false },
  });
  expect(people).toMatchObject([{ created: [{ id: "there" }, { id: "elsewhere" }], clashes: [] }]);
  await host.work();
  expect(await host.files()).toEqual(["theirs.ics"]);

  // Settings of calendars change, so that all entries are looked at.
  await syncUserEntries(api.db, organization, host.user._id);
  await runCalendarJobs(api);
  await host.work();
  const { rows } = await api.pool.query<{ id: string; source_id: string }>(
    "SELECT event_id AS id, source_id FROM imported_events WHERE organization_id = $1",
    [acme.id],
  );
  const [there, elsewhere] = ["there", "elsewhere"].map((id) => rows.find((row) => row.source_id === id)?.id);
  expect((await host.files()).sort()).toEqual([expect.stringContaining(`${elsewhere}`), "theirs.ics"].sort());

  const { body } = await acme.get(`/v2/events/${there}`);
  const dates = [{ _id: body.dates[0]._id, date: toInstantText("15:00"), end_date: toInstantText("16:00") }];
  const moved = await acme.put(`/v2/events/${there}`, { dates });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  await runCalendarJobs(api);
  expect(await host.files()).toHaveLength(3);
});
