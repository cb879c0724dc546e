import { expect, it } from "vitest";
import { parseMeetingCalendar } from "./parse-meeting-calendar";

const CONTEXT = {
  findHost: (address: string) => (address === "ana@example.com" ? address : null),
  host: null,
  zone: "Europe/Berlin",
};

const buildCalendar = (...entries: string[]) =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//tool//EN
${entries.map((entry) => `BEGIN:VEVENT\n${entry}\nEND:VEVENT`).join("\n")}
END:VCALENDAR`.replaceAll("\n", "\r\n");

const PEOPLE = `ORGANIZER;CN=Ana:mailto:Ana@example.com
ATTENDEE;CN=Kim Doe:mailto:kim@mail.example
ATTENDEE;PARTSTAT=DECLINED:mailto:gone@mail.example
ATTENDEE;CUTYPE=ROOM:mailto:room@example.com
ATTENDEE:mailto:lou@mail.example`;

it("reads meetings in UTC, in a zone by any name, and on the clock of the host", () => {
  const { meetings, issues } = parseMeetingCalendar(
    buildCalendar(
      `UID:1\nSUMMARY:Intro\nDTSTART:20261201T080000Z\nDTEND:20261201T083000Z\nLOCATION:https://meet.example/1\n${PEOPLE}`,
      `UID:2\nSUMMARY:Lunch\nDTSTART;TZID=W. Europe Standard Time:20261201T120000\nDURATION:PT1H\n${PEOPLE}`,
      `UID:3\nSUMMARY:Talk\nDTSTART:20261201T150000\nDTEND:20261201T160000\n${PEOPLE}`,
    ),
    CONTEXT,
  );
  expect(issues).toEqual([]);
  expect(meetings.map(({ start, end }) => [new Date(start).toISOString(), (end - start) / 60_000])).toEqual([
    ["2026-12-01T08:00:00.000Z", 30],
    ["2026-12-01T11:00:00.000Z", 60],
    ["2026-12-01T14:00:00.000Z", 60],
  ]);
  expect(meetings[0]).toMatchObject({
    id: "1",
    hosts: ["ana@example.com"],
    bookers: [{ email: "kim@mail.example", name: "Kim Doe" }],
    guests: ["lou@mail.example"],
    place: { kind: "link", contact: "https://meet.example/1" },
    entryKey: "1",
  });
});

it("leaves out what is no meeting, and names what repeats or has no host here", () => {
  const times = "DTSTART:20261201T080000Z\nDTEND:20261201T083000Z";
  const { meetings, issues } = parseMeetingCalendar(
    buildCalendar(
      `UID:1\nSUMMARY:Alone\n${times}`,
      `UID:2\nSUMMARY:Cancelled\nSTATUS:CANCELLED\n${times}\n${PEOPLE}`,
      `UID:3\nSUMMARY:Holiday\nDTSTART;VALUE=DATE:20261201\n${PEOPLE}`,
      `UID:4\nSUMMARY:Weekly\nRRULE:FREQ=WEEKLY\n${times}\n${PEOPLE}`,
      `UID:5\nSUMMARY:Elsewhere\n${times}\nATTENDEE:mailto:kim@mail.example`,
    ),
    CONTEXT,
  );
  expect(meetings).toEqual([]);
  expect(issues).toMatchObject([
    { row: 4, field: "Weekly", code: "repeats", why: "repeats: create it here as a series" },
    { row: 5, field: "Elsewhere", code: "no_user", why: "none of its people is a user here; name the host" },
  ]);
});

it("refuses other files", () => {
  expect(() => parseMeetingCalendar("start,end\n1,2", CONTEXT)).toThrow(/^This is no calendar file/);
});
