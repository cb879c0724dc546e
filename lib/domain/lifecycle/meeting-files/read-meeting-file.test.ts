import { describe, expect, it } from "vitest";
import { formatReason } from "../import-notes/reason";
import { type MeetingFile, tryReadMeetingFile } from "./read-meeting-file";

const ANA = { email: "ana@example.com", firstName: "Ana", lastName: "Lopez", timezone: "Europe/Berlin" };

const HEADERS = "Start;Duration;Client;Email;Staff";
const ROW = "2027-03-01 09:00;30;Zoë Müller;zoe@mail.example;ana@example.com";
const TABLE = `${HEADERS}\r\n${ROW}\r\n`;

const read = (content: MeetingFile["content"], options: Partial<MeetingFile> = {}) =>
  tryReadMeetingFile({ format: "csv", columns: {}, people: [ANA], ...options, content });

const encodeUtf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));

const describeRead = (result: ReturnType<typeof read>) =>
  "error" in result
    ? `${result.error.field}: ${formatReason(result.error.reason)}`
    : result.meetings.map(({ start, bookers }) => [new Date(start).toISOString(), bookers[0]?.name]);

const EXPECTED = [["2027-03-01T08:00:00.000Z", "Zoë Müller"]];

describe("tryReadMeetingFile", () => {
  it.each<[string, MeetingFile["content"]]>([
    ["text", TABLE],
    ["text with a byte order mark", `\ufeff${TABLE}`],
    ["UTF-8", new TextEncoder().encode(TABLE)],
    ["UTF-8 with a byte order mark", new TextEncoder().encode(`\ufeff${TABLE}`)],
    ["UTF-16 with a byte order mark", encodeUtf16(`\ufeff${TABLE}`)],
    ["UTF-16 without one", encodeUtf16(TABLE)],
    ["Windows-1252", new Uint8Array(Buffer.from(TABLE, "latin1"))],
    ["tabs", TABLE.replaceAll(";", "\t")],
    ["commas and quotation marks", `"${TABLE.trim().replaceAll(";", '","').replace("\r\n", '"\n"')}"`],
  ])("reads %s", (_, content) => {
    expect(describeRead(read(content))).toEqual(EXPECTED);
  });

  it.each<[string, MeetingFile["content"], RegExp]>([
    ["a spreadsheet", "PK\u0003\u0004 xl/workbook.xml", /^file: This is a spreadsheet or an archive/],
    ["bytes that are no text", "%PDF-1.7 \0\0", /^file: This is no text/],
    ["headers alone", HEADERS, /^file: The file has no rows/],
    [
      "a quotation mark that is not closed",
      `${TABLE}"${ROW}\r\n${ROW}`,
      /^file: Row 3 has a quotation mark that is not closed/,
    ],
    ["a table without starts", "Client,Email\nKim,kim@mail.example", /^columns: No column has the start/],
  ])("refuses %s", (_, content, error) => {
    expect(describeRead(read(content))).toMatch(error);
  });

  it("names the option that is wrong or missing", () => {
    const ben = { email: "ben@example.com", firstName: "Ben", lastName: null, timezone: "Europe/Paris" };
    expect(describeRead(read(TABLE, { host: "cem@example.com" }))).toBe(
      "host: cem@example.com is not a user here.",
    );
    expect(describeRead(read(TABLE, { people: [ANA, ben] }))).toMatch(
      /^timezone: The people here have several/,
    );
    expect(describeRead(read(TABLE, { columns: { Begin: "start" } }))).toBe(
      'columns: There is no column "Begin".',
    );
    expect(describeRead(read("nothing", { format: "ics" }))).toMatch(/^file: This is no calendar file/);
  });

  it("reports rows with more values than columns, which a separator without quotation marks causes", () => {
    const result = read(`${TABLE}${ROW};;\r\n${ROW.replace("Zoë", "Zoë; Dr.")}`);
    expect("issues" in result && result.issues).toMatchObject([
      { row: 4, field: "row", why: "has more values than there are columns" },
    ]);
  });
});
