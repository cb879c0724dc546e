import type { Response } from "undici";
import { readForeign } from "@/lib/domain/calendars/foreign/read-foreign";
import { outwardFetch, readAnswerText, readBytes, toRefusal } from "@/lib/domain/calendars/outward-fetch";
import type { Access } from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { buildAuthorization, type CaldavCredentials } from "./credentials";
import type { Multistatus } from "./multistatus";

type Dav = Access<CaldavCredentials>;

const NAMESPACES =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/" xmlns:a="http://apple.com/ns/ical/"';

const request = (
  { credentials, signal }: Dav,
  url: string,
  { method, body, headers }: { method: string; body?: string; headers?: Record<string, string> },
) =>
  outwardFetch(url, {
    method,
    headers: { authorization: buildAuthorization(credentials), "user-agent": "Bookpage", ...headers },
    ...(body !== undefined && { body }),
    signal,
  });

interface Question {
  url: string;
  method: "PROPFIND" | "REPORT";
  depth: "0" | "1";
  body: string;
  /** Whether properties of the resources are wanted, or their addresses alone. */
  props: boolean;
}

interface Refused {
  refused: Response;
  text: string;
}

async function ask(
  access: Dav,
  { url, method, depth, body, props }: Question,
): Promise<Multistatus | Refused> {
  const response = await request(access, url, {
    method,
    body: `<?xml version="1.0" encoding="utf-8"?>${body}`,
    headers: { "content-type": "application/xml; charset=utf-8", depth },
  });
  if (response.status !== 207) return { refused: response, text: await readAnswerText(response) };
  const bytes = await readBytes(response);
  const read = await readForeign(access, "readMultistatus", { bytes, base: url, props });
  if (!read) throw new ProviderRefusal("busy", "The server's answer is no WebDAV");
  return read;
}

async function askMany(access: Dav, question: Question): Promise<Multistatus> {
  const answer = await ask(access, question);
  if ("refused" in answer) throw toRefusal(answer.refused);
  return answer;
}

export const listCollections = (access: Dav, home: string) =>
  askMany(access, {
    url: home,
    method: "PROPFIND",
    depth: "1",
    props: true,
    body: `<d:propfind ${NAMESPACES}><d:prop><d:resourcetype/><d:displayname/><d:current-user-privilege-set/><d:sync-token/><s:getctag/><a:calendar-color/><c:supported-calendar-component-set/></d:prop></d:propfind>`,
  });

const stamp = (at: number) =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll("-", "").replaceAll(":", "")}Z`;

/** The addresses of the events within a range (RFC 4791). */
export async function listEventAddresses(access: Dav, url: string, range: { start: number; end: number }) {
  const { resources } = await askMany(access, {
    url,
    method: "REPORT",
    depth: "1",
    props: false,
    body: `<c:calendar-query ${NAMESPACES}><d:prop><d:getetag/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${stamp(range.start)}" end="${stamp(range.end)}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`,
  });
  return resources.map((resource) => resource.url);
}

/** What differs from the token's state (RFC 6578); null where the server no longer knows it. */
export async function listChanges(access: Dav, url: string, token: string): Promise<Multistatus | null> {
  const answer = await ask(access, {
    url,
    method: "REPORT",
    depth: "0",
    props: false,
    body: `<d:sync-collection ${NAMESPACES}><d:sync-token>${escapeXml(token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`,
  });
  if (!("refused" in answer)) return answer;
  const { refused, text } = answer;
  const forgotten = /valid-sync-token/.test(text) || [400, 405, 409, 412, 415, 501].includes(refused.status);
  if (forgotten) return null;
  throw toRefusal(refused);
}

export const getObjects = (access: Dav, url: string, addresses: readonly string[]) =>
  askMany(access, {
    url,
    method: "REPORT",
    depth: "1",
    props: true,
    body: `<c:calendar-multiget ${NAMESPACES}><d:prop><c:calendar-data/></d:prop>${addresses
      .map((address) => `<d:href>${escapeXml(new URL(address).pathname)}</d:href>`)
      .join("")}</c:calendar-multiget>`,
  });

export async function putObject(access: Dav, url: string, body: string): Promise<void> {
  const headers = { "content-type": "text/calendar; charset=utf-8" };
  const response = await request(access, url, { method: "PUT", body, headers });
  await readAnswerText(response);
  if (!response.ok) throw toRefusal(response);
}

export async function deleteObject(access: Dav, url: string): Promise<void> {
  const response = await request(access, url, { method: "DELETE" });
  await readAnswerText(response);
  if (!response.ok && response.status !== 404 && response.status !== 410) throw toRefusal(response);
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
