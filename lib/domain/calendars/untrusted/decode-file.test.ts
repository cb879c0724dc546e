import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { decodeFile, parseCharset } from "./decode-file";
import { parseCalendarFile } from "./parsers";

const file = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");

const event = (index: number, ...lines: string[]) => [
  "BEGIN:VEVENT",
  `UID:event-${index}`,
  "DTSTAMP:20260101T000000Z",
  ...lines,
  "END:VEVENT",
];

const NINE = ["DTSTART:20270301T090000Z", "DTEND:20270301T100000Z"];
const START = asInstant(Date.UTC(2027, 0, 1));
const frame = { window: { start: START, end: asInstant(Date.UTC(2028, 6, 1)) }, zone: "Etc/UTC" };

const read = (bytes: Uint8Array) => parseCalendarFile({ bytes, frame });
const count = (bytes: Uint8Array) => read(bytes)?.objects.map(({ busy }) => busy.length);

it("decodeFile decodes UTF-16 in both byte orders", () => {
  const little = Buffer.from(`\ufeff${file(...event(1, "SUMMARY:Frühstück", ...NINE))}`, "utf16le");
  const big = Buffer.from(little).swap16();
  for (const bytes of [little, big]) {
    expect(decodeFile(bytes)).toContain("SUMMARY:Frühstück");
    expect(count(new Uint8Array(bytes))).toEqual([1]);
  }
});

it("decodeFile unfolds lines before it decodes characters", () => {
  const text = Buffer.from(file("X-WR-CALNAME:Büro", ...event(1, ...NINE)));
  const at = text.indexOf(Buffer.from("ü")) + 1;
  const folded = Buffer.concat([text.subarray(0, at), Buffer.from("\r\n "), text.subarray(at)]);
  expect(read(new Uint8Array(folded))?.name).toBe("Büro");
  expect(count(new Uint8Array(folded))).toEqual([1]);
  expect(decodeFile(Buffer.from("Caf\xe9", "latin1"))).toBe("Caf\ufffd"); // in any legacy encoding
});

it("decodeFile decodes declared Latin-1, and valid UTF-8 with any declaration", () => {
  const text = file("X-WR-CALNAME:Büro", ...event(1, "SUMMARY:Frühstück", ...NINE));
  const latin = new Uint8Array(Buffer.from(text, "latin1"));
  for (const type of ["text/calendar; charset=ISO-8859-1", 'text/calendar;charset="latin1"'])
    expect(decodeFile(latin, parseCharset(type))).toBe(text);
  expect(parseCalendarFile({ bytes: latin, charset: "iso-8859-1", frame })?.name).toBe("Büro");
  expect(decodeFile(new Uint8Array(Buffer.from(text)), "iso-8859-1")).toBe(text);
  expect(decodeFile(latin, "no-such-charset")).toContain("\ufffd");
});

it("decodeFile decodes a line of a million characters", () => {
  const text = file(...event(1, `DESCRIPTION:${"x".repeat(1_000_000)}`, ...NINE));
  expect(count(new Uint8Array(Buffer.from(text)))).toEqual([1]);
});

it("parseCalendarFile reads five thousand events with series and ten thousand exceptions", () => {
  const stamp = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const plain = Array.from({ length: 5000 }, (_, index) => {
    const begin = START + index * 2 * 3_600_000;
    return event(index, `DTSTART:${stamp(begin)}`, `DTEND:${stamp(begin + 1_800_000)}`);
  });
  const hours = Array.from({ length: 10_000 }, (_, index) => stamp(START + index * 3_600_000));
  const lines = [
    ...plain.flat(),
    ...event(6000, "DTSTART:20260901T000000Z", "DTEND:20280301T000000Z"),
    ...event(
      6001,
      "DTSTART:20270101T000000Z",
      "DURATION:PT15M",
      "RRULE:FREQ=HOURLY;COUNT=10050",
      ...hours.map((hour) => `EXDATE:${hour}`),
    ),
    ...event(6002, "DTSTART:20270101T120000Z", "DURATION:PT15M", "RRULE:FREQ=DAILY"),
  ];
  const found = read(new Uint8Array(Buffer.from(file(...lines))));
  expect(found?.objects).toHaveLength(5003);
  expect(found?.objects.slice(0, 5000).every(({ busy }) => busy.length === 1)).toBe(true);
  const [long, hourly, daily] = found?.objects.slice(5000) ?? [];
  expect([long?.busy.length, hourly?.busy.length, daily?.busy.length]).toEqual([1, 50, 547]);
});
