import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { type CalendarEntry, renderEntryIcs } from "./calendar-entry";
import { mergeEntry } from "./merge-entry";

const entry: CalendarEntry = {
  uid: "1@example.com",
  sequence: 1,
  title: "Fitting",
  start: asInstant(Date.UTC(2027, 2, 1, 9)),
  end: asInstant(Date.UTC(2027, 2, 1, 10)),
  allDay: false,
  tentative: false,
  private: false,
  location: "Atelier",
  description: "A dress",
  url: "https://example.com/event/1",
  updatedAt: new Date("2027-01-01T00:00:00Z"),
};
const written = renderEntryIcs(entry);
const moved = renderEntryIcs({
  ...entry,
  sequence: 2,
  title: "Second fitting",
  start: asInstant(Date.UTC(2027, 2, 2, 9)),
  end: asInstant(Date.UTC(2027, 2, 2, 10)),
  location: null,
});
const ALARM = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "DESCRIPTION:Go", "END:VALARM"].join(
  "\r\n",
);

it("mergeEntry preserves the owner's additions and updates Bookpage's properties", () => {
  const theirs = written
    .replace("SUMMARY:Fitting", "SUMMARY:Jane's dress\r\nCATEGORIES:Work\r\nTRANSP:TRANSPARENT")
    .replace("SEQUENCE:1", "SEQUENCE:7")
    .replace("END:VEVENT", `${ALARM}\r\nEND:VEVENT`);
  const merged = mergeEntry(theirs, moved);
  for (const line of [
    "SUMMARY:Jane's dress",
    "CATEGORIES:Work",
    "TRANSP:TRANSPARENT",
    "TRIGGER:-PT15M",
    "DTSTART:20270302T090000Z",
    "DTEND:20270302T100000Z",
    "DESCRIPTION:A dress",
    "DESCRIPTION:Go",
    "SEQUENCE:7",
    "X-BOOKPAGE-TITLE:Second fitting",
  ])
    expect(merged).toContain(line);
  expect(merged).not.toContain("Atelier");
  expect(merged.match(/DTSTART/g)).toHaveLength(1);
  expect(merged.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

it("mergeEntry updates an unchanged title and replaces an unreadable file", () => {
  expect(mergeEntry(written, moved)).toContain("SUMMARY:Second fitting");
  expect(mergeEntry("no calendar", moved)).toBe(moved);
  expect(mergeEntry(written.replaceAll("1@example.com", "2@example.com"), moved)).toBe(moved);
});

it("mergeEntry preserves responses of attendees", () => {
  const invite = (file: string, state: string) =>
    file.replace("END:VEVENT", `ATTENDEE;PARTSTAT=${state}:mailto:bob@example.com\r\nEND:VEVENT`);
  const merged = mergeEntry(invite(written, "DECLINED"), invite(moved, "NEEDS-ACTION"));
  expect(merged.match(/PARTSTAT=\w+/g)).toEqual(["PARTSTAT=DECLINED"]);
});
