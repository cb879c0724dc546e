import { createHash } from "node:crypto";
import { type Headers, MailParser } from "mailparser";
import {
  type DeliveryReport,
  parseDeliveryReport,
  type ReportParts,
} from "@/lib/domain/messaging/bounces/parse-delivery-report";
import { extractAddresses } from "./extract-addresses";
import { extractReply } from "./extract-reply";
import { isAutomatic } from "./is-automatic";
import { type CalendarReply, parseCalendarReply } from "./parse-calendar-reply";

export interface IncomingMail {
  /** All recipient addresses, from every header that has some. */
  receivers: string[];
  from: string[];
  /** The newly written text, without quotes. */
  written: string;
  attachments: number;
  /** True if the mail is a calendar program's reply. */
  isCalendarAnswer: boolean;
  /** The parsed calendar reply, if it is valid. */
  reply: CalendarReply | null;
  /** The report that another mail was returned or called spam; null for other mails. */
  report: DeliveryReport | null;
  /** Sent by a program. */
  isAutomatic: boolean;
  /** Identifies the mail, however often it is delivered. */
  hash: Uint8Array<ArrayBuffer>;
}

/** The most characters read of a text; a message has up to 5,000. */
const MAX_TEXT_CHARACTERS = 200_000;

/** The most bytes read of a calendar reply, which is short. */
const MAX_CALENDAR_BYTES = 256 * 1024;

/** Some programs reply with an attached file only. */
const CALENDAR_TYPES = new Set([
  "text/calendar",
  "application/ics",
  "application/calendar",
  "text/x-vcalendar",
]);

/** The parts of a report about another mail (RFC 6522). */
const REPORT_TYPES: Readonly<Record<string, keyof ReportParts>> = {
  "message/delivery-status": "status",
  "message/global-delivery-status": "status",
  "message/feedback-report": "feedback",
  "message/rfc822": "original",
  "message/global": "original",
  "text/rfc822-headers": "original",
  "message/global-headers": "original",
};

/** The most bytes read of a part of a report: its fields, and the headers of the returned mail. */
const MAX_REPORT_BYTES = 64 * 1024;

/** The most addresses read. */
const MAX_ADDRESSES = 1000;

/** Headers with recipients, set by the sender or by mail servers on delivery. */
const RECEIVER_HEADERS = ["to", "cc", "delivered-to", "x-original-to", "envelope-to", "x-forwarded-to"];

/** Runs in a worker thread. Attachments are counted and discarded. Null for what is no mail. */
export async function parseMail({
  bytes,
  ownAddress,
}: {
  bytes: Uint8Array;
  ownAddress: string | null;
}): Promise<IncomingMail | null> {
  const parser = new MailParser({
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    keepDeliveryStatus: true,
  });
  const parsed = collect(parser);
  parser.end(bytes);
  const { headers, text, html, failed, calendar, report, ...rest } = await parsed;
  if (failed || !headers) return null;
  const id = headers.get("message-id");
  const content = (text.trim() ? text : await convertHtmlToText(html)).slice(0, MAX_TEXT_CHARACTERS);
  return {
    ...rest,
    receivers: RECEIVER_HEADERS.flatMap((name) => extractAddresses(headers, name)).slice(0, MAX_ADDRESSES),
    from: extractAddresses(headers, "from").slice(0, MAX_ADDRESSES),
    written: extractReply(content),
    isAutomatic: isAutomatic(headers, ownAddress),
    report: parseDeliveryReport(report),
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
  /** The first attached calendar. */
  calendar: string | null;
  report: ReportParts;
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
    report: { status: null, feedback: null, original: null },
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
      const reportPart = REPORT_TYPES[data.contentType];
      const maxBytes = isCalendar ? MAX_CALENDAR_BYTES : reportPart ? MAX_REPORT_BYTES : 0;
      const chunks: Buffer[] = [];
      let size = 0;
      data.content.on("data", (chunk: Buffer) => {
        if (size < maxBytes) chunks.push(chunk);
        size += chunk.byteLength;
      });
      data.content.on("end", () => {
        const read = Buffer.concat(chunks).subarray(0, maxBytes).toString("utf8");
        if (isCalendar && size <= maxBytes) mail.calendar = read;
        if (reportPart) mail.report[reportPart] ??= read;
        data.release();
      });
    });
    parser.on("end", () => resolve(mail));
    parser.on("error", () => resolve({ ...mail, failed: true }));
  });
}

/** Converts HTML to text; the parser does so only for mails that consist of HTML, so this builds one. */
async function convertHtmlToText(html: string): Promise<string> {
  if (!html.trim()) return "";
  const parser = new MailParser({ skipTextToHtml: true, skipImageLinks: true });
  const parsed = collect(parser);
  parser.end(
    `Content-Type: text/html; charset=utf-8\r\n\r\n${html.slice(0, MAX_TEXT_CHARACTERS).replace(/<img\b[^<>]*>/gi, "")}`,
  );
  return (await parsed).text;
}
