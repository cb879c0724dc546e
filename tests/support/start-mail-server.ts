import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

interface Part {
  type: string;
  headers: string;
  text: string;
}

export interface DeliveredMail {
  to: string;
  /** The envelope sender. */
  from: string;
  headers: string;
  subject: string;
  parts: Part[];
}

interface Rejection {
  code: number;
  text: string;
}

/** A mail server on this machine that records mails, and rejects the given addresses. */
export async function startMailServer(
  refuse: (address: string) => number | Rejection | null = () => null,
  port = 0,
) {
  const received: DeliveredMail[] = [];
  let isSilent = (_mail: DeliveredMail) => false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const rejection = refuse(address);
      const { code, text } =
        typeof rejection === "object"
          ? (rejection ?? { code: 0, text: "" })
          : { code: rejection, text: "refused" };
      done(code ? Object.assign(new Error(text), { responseCode: code }) : null);
    },
    async onData(stream, session, done) {
      const raw = await buffer(stream).catch(() => null);
      if (raw === null) return; // The sender was killed during the transfer.
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : "";
      const mail = { ...parseMail(rcptTo[0]?.address ?? "", raw.toString("latin1")), from };
      received.push(mail);
      if (!isSilent(mail)) done();
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    /** Takes these mails from now on without an answer. */
    setSilent: (match: (mail: DeliveredMail) => boolean) => {
      isSilent = match;
    },
    /** Waits for the mails to an address. */
    async to(address: string, count = 1) {
      const deadline = Date.now() + 30_000;
      for (;;) {
        const mails = received.filter(({ to }) => to === address);
        if (mails.length >= count) return mails as [DeliveredMail, ...DeliveredMail[]];
        if (Date.now() > deadline) throw new Error(`${mails.length} mails to ${address} instead of ${count}`);
        await sleep(50);
      }
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function parseMail(to: string, raw: string): Omit<DeliveredMail, "from"> {
  const { headers, parts } = parsePart(raw);
  const [, subject = ""] = /^subject: (.*)$/im.exec(headers) ?? [];
  return { to, headers, subject: decodeEncodedWords(subject), parts };
}

function parsePart(raw: string): { headers: string; parts: Part[] } {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw.slice(0, end).replace(/\r\n[ \t]+/g, " ");
  const body = raw.slice(end + 4);
  const type = /^content-type: ([^\r\n]*)/im.exec(headers)?.[1] ?? "";
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  if (boundary) {
    const inner = body.split(`--${boundary}`).slice(1, -1);
    return { headers, parts: inner.flatMap((part) => parsePart(part.replace(/^\r\n/, "")).parts) };
  }
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(headers)?.[1] ?? "7bit";
  return { headers, parts: [{ type, headers, text: decodeBody(body, encoding) }] };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1").toString("utf8");
  return decodeQuotedPrintable(body.replace(/=\r\n/g, ""));
}

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

/** RFC 2047. */
export const decodeEncodedWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind, word) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodeQuotedPrintable(word.replaceAll("_", " ")),
    );

/** Returns the lines of a calendar file by name, unfolded, without parameters. */
export function parseCalendarLines(text: string): Record<string, string> {
  const lines = text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .filter(Boolean);
  if (lines[0] !== "BEGIN:VCALENDAR" || lines.at(-1) !== "END:VCALENDAR") throw new Error("Not a calendar");
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = "", value = ""] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
}
