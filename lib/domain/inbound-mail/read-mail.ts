import { createHash } from "node:crypto";
import { once } from "node:events";
import { type AddressObject, type Headers, MailParser } from "mailparser";

export interface IncomingMail {
  headers: Headers;
  /** What it says as plain text. */
  text: string;
  attachments: number;
  /** A calendar's own answer to an invitation. */
  isCalendarAnswer: boolean;
  /** Names the mail, however often it comes. */
  hash: Uint8Array<ArrayBuffer>;
}

/** Characters of a text that are looked at; a message has 5,000. */
const MAX_TEXT_CHARACTERS = 200_000;

/** Parses a mail while it arrives; attachments are counted and thrown away. Null for what is no mail. */
export async function readMail(chunks: AsyncIterable<Uint8Array>): Promise<IncomingMail | null> {
  const parser = new MailParser({ skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true });
  const parsed = collect(parser);
  const whole = createHash("sha256");
  for await (const chunk of chunks) {
    whole.update(chunk);
    if (!parser.write(chunk)) await Promise.race([once(parser, "drain"), parsed]);
  }
  parser.end();
  const { headers, text, html, failed, ...rest } = await parsed;
  if (failed || !headers) return null;
  const id = headers.get("message-id");
  const hash = typeof id === "string" ? createHash("sha256").update(id) : whole;
  return {
    ...rest,
    headers,
    text: (text.trim() ? text : await textOfHtml(html)).slice(0, MAX_TEXT_CHARACTERS),
    hash: new Uint8Array(hash.digest()),
  };
}

interface Parsed extends Pick<IncomingMail, "attachments" | "isCalendarAnswer"> {
  headers: Headers | null;
  text: string;
  html: string;
  failed: boolean;
}

function collect(parser: MailParser): Promise<Parsed> {
  const mail: Parsed = {
    headers: null,
    text: "",
    html: "",
    attachments: 0,
    isCalendarAnswer: false,
    failed: false,
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
      if (data.contentType === "text/calendar" && type?.params?.method?.toUpperCase() === "REPLY")
        mail.isCalendarAnswer = true;
      mail.attachments += 1;
      data.content.on("end", () => data.release());
      data.content.resume();
    });
    parser.on("end", () => resolve(mail));
    parser.on("error", () => resolve({ ...mail, failed: true }));
  });
}

/** The parser makes text of HTML for mails that are nothing else, so this is made one. */
async function textOfHtml(html: string): Promise<string> {
  if (!html.trim()) return "";
  const parser = new MailParser({ skipTextToHtml: true, skipImageLinks: true });
  const parsed = collect(parser);
  parser.end(
    `Content-Type: text/html; charset=utf-8\r\n\r\n${html.slice(0, MAX_TEXT_CHARACTERS).replace(/<img\b[^<>]*>/gi, "")}`,
  );
  return (await parsed).text;
}

export const addressesIn = (headers: Headers, name: string): string[] =>
  [headers.get(name)].flat().flatMap((value) => {
    if (typeof value === "string") return value.match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? [];
    const { value: people = [] } = (value ?? {}) as Partial<AddressObject>;
    return people.flatMap(({ address, group = [] }) =>
      [address ?? [], ...group.map((one) => one.address ?? [])].flat(),
    );
  });
