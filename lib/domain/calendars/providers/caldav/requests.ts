import { outwardFetch, readAnswerText, toRefusal } from "@/lib/domain/calendars/outward-fetch";
import type { Access } from "@/lib/domain/calendars/provider";
import { buildAuthorization, type CaldavCredentials } from "./credentials";
import { type Multistatus, readMultistatus } from "./multistatus";

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

async function ask(access: Dav, url: string, method: string, depth: "0" | "1", body: string) {
  const response = await request(access, url, {
    method,
    body: `<?xml version="1.0" encoding="utf-8"?>${body}`,
    headers: { "content-type": "application/xml; charset=utf-8", depth },
  });
  const text = await readAnswerText(response);
  return { response, text };
}

async function askMany(...call: Parameters<typeof ask>): Promise<Multistatus> {
  const { response, text } = await ask(...call);
  if (response.status !== 207) throw toRefusal(response);
  return readMultistatus(text, call[1]);
}

export const listCollections = (access: Dav, home: string) =>
  askMany(
    access,
    home,
    "PROPFIND",
    "1",
    `<d:propfind ${NAMESPACES}><d:prop><d:resourcetype/><d:displayname/><d:current-user-privilege-set/><d:sync-token/><s:getctag/><a:calendar-color/><c:supported-calendar-component-set/></d:prop></d:propfind>`,
  );

const stamp = (at: number) =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll("-", "").replaceAll(":", "")}Z`;

/** The addresses of the events within a range (RFC 4791). */
export async function listEvents(access: Dav, url: string, range: { start: number; end: number }) {
  const { resources } = await askMany(
    access,
    url,
    "REPORT",
    "1",
    `<c:calendar-query ${NAMESPACES}><d:prop><d:getetag/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${stamp(range.start)}" end="${stamp(range.end)}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`,
  );
  return resources.map((resource) => resource.url);
}

/** What differs from the token's state (RFC 6578); null where the server no longer knows it. */
export async function listChanges(access: Dav, url: string, token: string): Promise<Multistatus | null> {
  const { response, text } = await ask(
    access,
    url,
    "REPORT",
    "0",
    `<d:sync-collection ${NAMESPACES}><d:sync-token>${escapeXml(token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`,
  );
  if (response.status === 207) return readMultistatus(text, url);
  const forgotten = /valid-sync-token/.test(text) || [400, 405, 409, 412, 415, 501].includes(response.status);
  if (forgotten) return null;
  throw toRefusal(response);
}

export const getObjects = (access: Dav, url: string, addresses: readonly string[]) =>
  askMany(
    access,
    url,
    "REPORT",
    "1",
    `<c:calendar-multiget ${NAMESPACES}><d:prop><c:calendar-data/></d:prop>${addresses
      .map((address) => `<d:href>${escapeXml(new URL(address).pathname)}</d:href>`)
      .join("")}</c:calendar-multiget>`,
  );

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
