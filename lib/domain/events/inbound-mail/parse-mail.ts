import { createHash } from "node:crypto";
import { type Headers, MailParser } from "mailparser";
import { extractAddresses } from "./extract-addresses";
import { extractReply } from "./extract-reply";
import { isAutomatic } from "./is-automatic";
import { type CalendarReply, parseCalendarReply } from "./parse-calendar-reply";

export interface IncomingMail {
  /** To whom it went, in every way in which a mail says so. */
  receivers: string[];
  from: string[];
  /** What its writer has newly written, as plain text. */
  written: string;
  attachments: number;
  /** A calendar's own answer to an invitation. */
  isCalendarAnswer: boolean;
  /** What it says, where that can be read. */
  reply: CalendarReply | null;
  /** Written by a machine. */
  isAutomatic: boolean;
  /** Names the mail, however often it comes. */
  hash: Uint8Array<ArrayBuffer>;
}

/** Characters of a text that are looked at; a message has 5,000. */
const MAX_TEXT_CHARACTERS = 200_000;

/** Of an answer, which says little. */
const MAX_CALENDAR_BYTES = 256 * 1024;

/** Some programs answer with a file alone. */
const CALENDAR_TYPES = new Set([
  "text/calendar",
  "application/ics",
  "application/calendar",
  "text/x-vcalendar",
]);

/** Addresses that are looked at. */
const MAX_ADDRESSES = 1000;

/** Where a mail says to whom it went: to its reader, or to whom its server has handed it over. */
const RECEIVER_HEADERS = ["to", "cc", "delivered-to", "x-original-to", "envelope-to", "x-forwarded-to"];

/** Called in a thread of its own. Attachments are counted and thrown away. Null for what is no mail. */
export async function parseMail({
  bytes,
  ownAddress,
}: {
  bytes: Uint8Array;
  ownAddress: string | null;
}): Promise<IncomingMail | null> {
  const parser = new MailParser({ skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true });
  const parsed = collect(parser);
  parser.end(bytes);
  const { headers, text, html, failed, calendar, ...rest } = await parsed;
  if (failed || !headers) return null;
  const id = headers.get("message-id");
  const whole = (text.trim() ? text : await convertHtmlToText(html)).slice(0, MAX_TEXT_CHARACTERS);
  return {
    ...rest,
    receivers: RECEIVER_HEADERS.flatMap((name) => extractAddresses(headers, name)).slice(0, MAX_ADDRESSES),
    from: extractAddresses(headers, "from").slice(0, MAX_ADDRESSES),
    written: extractReply(whole),
    isAutomatic: isAutomatic(headers, ownAddress),
    reply: calendar === null ? null : parseCalendarReply(calendar),
    hash: new Uint8Array(
      createHash("sha256")
        .update(typeof id === "string" ? id : bytes)
        .digest(),
    ),
  };
}

interface ParsedParts extends Pick<IncomingMail, "attachments" | "isCalendarAnswer"> {
  headers: Headers | null;
  text: string;
  html: string;
  failed: boolean;
  /** The first calendar that is attached. */
  calendar: string | null;
}

function collect(parser: MailParser): Promise<ParsedParts> {
  const mail: ParsedParts = {
    headers: null,
    text: "",
    html: "",
    attachments: 0,
    isCalendarAnswer: false,
    failed: false,
    calendar: null,
  };
  return new Promise((resolve) => {
    parser.on("headers", (headers) => {
      mail.headers = headers;
    });
    parser.on("data", (data) => {
      if (data.type === "text") {
        mail.text = data.text ?? "";
        mail.html = data.html || "";
        return;
      }
      const type = data.headers.get("content-type") as { params?: { method?: string } } | undefined;
      const isReply = type?.params?.method?.toUpperCase() === "REPLY";
      if (data.contentType === "text/calendar" && isReply) mail.isCalendarAnswer = true;
      mail.attachments += 1;
      const isFile =
        CALENDAR_TYPES.has(data.contentType) || /\.(?:ics|ical|ifb|vcs)$/i.test(data.filename || "");
      const isCalendar = isFile && mail.calendar === null;
      const chunks: Buffer[] = [];
      let size = 0;
      data.content.on("data", (chunk: Buffer) => {
        size += chunk.byteLength;
        if (isCalendar && size <= MAX_CALENDAR_BYTES) chunks.push(chunk);
      });
      data.content.on("end", () => {
        if (isCalendar && size <= MAX_CALENDAR_BYTES) mail.calendar = Buffer.concat(chunks).toString("utf8");
        data.release();
      });
    });
    parser.on("end", () => resolve(mail));
    parser.on("error", () => resolve({ ...mail, failed: true }));
  });
}

/** The parser makes text of HTML for mails that are nothing else, so this is made one. */
async function convertHtmlToText(html: string): Promise<string> {
  if (!html.trim()) return "";
  const parser = new MailParser({ skipTextToHtml: true, skipImageLinks: true });
  const parsed = collect(parser);
  parser.end(
    `Content-Type: text/html; charset=utf-8\r\n\r\n${html.slice(0, MAX_TEXT_CHARACTERS).replace(/<img\b[^<>]*>/gi, "")}`,
  );
  return (await parsed).text;
}
