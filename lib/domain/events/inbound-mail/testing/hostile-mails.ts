const HEAD = "From: a@example.com\r\nTo: b@example.com\r\nSubject: Hello\r\n";

const makeNestedMail = (levels: number): string => {
  const opened = Array.from(
    { length: levels },
    (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
  );
  return `${HEAD}${opened.join("")}Content-Type: text/plain\r\n\r\nHello\r\n`;
};

const makeAttachmentMail = (levels: number): string =>
  [HEAD, "Content-Type: message/rfc822\r\n\r\n".repeat(levels), "Subject: inner\r\n\r\nHello\r\n"].join("");

const makeHtmlMail = (body: string): string => `${HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n${body}`;
const makePlainMail = (body: string): string =>
  `${HEAD}Content-Type: text/plain; charset=utf-8\r\n\r\n${body}`;

/** Mails built to exhaust the parser's time or memory; each is built on demand. */
export const HOSTILE_MAILS: readonly { name: string; text: () => string }[] = [
  { name: "1,000 levels of parts", text: () => makeNestedMail(1000) },
  { name: "50,000 levels of parts", text: () => makeNestedMail(50_000) },
  { name: "100,000 mails within mails", text: () => makeAttachmentMail(100_000) },
  {
    name: "200,000 parts",
    text: () =>
      `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\nContent-Type: image/png\r\n\r\nx\r\n".repeat(200_000)}`,
  },
  { name: "100,000 headers", text: () => `${HEAD}${"X-Any: thing\r\n".repeat(100_000)}\r\nHello` },
  { name: "a header of 1 MB", text: () => `${HEAD}Delivered-To: ${"x".repeat(1_000_000)}\r\n\r\nHello` },
  {
    name: "100,000 receivers",
    text: () => `${HEAD}Cc: ${"c@example.com, ".repeat(100_000)}d@example.com\r\n\r\nHello`,
  },
  { name: "groups within groups", text: () => `${HEAD}Cc: ${"g:".repeat(200_000)};\r\n\r\nHello` },
  { name: "tags within tags", text: () => makeHtmlMail("<div>".repeat(200_000)) },
  { name: "tables within tables", text: () => makeHtmlMail("<table><tr><td>".repeat(50_000)) },
  { name: "a tag without end", text: () => makeHtmlMail(`<a ${"b='".repeat(500_000)}`) },
  { name: "entities", text: () => makeHtmlMail("&amp;&#x26;".repeat(500_000)) },
  { name: "lines that look like attributions", text: () => makePlainMail(":\n".repeat(1_000_000)) },
  {
    name: "blank lines after attributions",
    text: () => makePlainMail("On Monday Ana wrote:\n\n\n\n".repeat(100_000)),
  },
  { name: "quotes", text: () => makePlainMail("> a\nb\n".repeat(500_000)) },
  { name: "a line of 9 MB", text: () => makePlainMail("x".repeat(9_000_000)) },
  {
    name: "words that are encoded, one after another",
    text: () => `${HEAD}X-Any: ${"=?utf-8?B?eA==?= ".repeat(60_000)}\r\n\r\nHello`,
  },
  { name: "noise", text: () => "\u0000\r\n\u00ff:;".repeat(500_000) },
];
