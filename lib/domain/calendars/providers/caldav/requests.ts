import type { Response } from "undici";
import { toPlainAddress } from "@/lib/domain/calendars/expansion/event-status";
import { decodeFile, readCharset } from "@/lib/domain/calendars/foreign/decode-file";
import { readForeign } from "@/lib/domain/calendars/foreign/read-foreign";
import { readAnswerText, readBytes, toRefusal } from "@/lib/domain/calendars/outward-fetch";
import type { Access } from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { orReadAnew } from "@/lib/domain/calendars/read-anew";
import type { CaldavCredentials } from "./credentials";
import { type Multistatus, readNodeText } from "./multistatus";
import { send } from "./send";

type Dav = Access<CaldavCredentials>;

const NAMESPACES =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/" xmlns:a="http://apple.com/ns/ical/"';

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
}

export const NO_WEBDAV = "The server's answer is no WebDAV";

async function ask(
  access: Dav,
  { url, method, depth, body, props }: Question,
): Promise<Multistatus | Refused> {
  const response = await send(access, url, {
    method,
    body: `<?xml version="1.0" encoding="utf-8"?>${body}`,
    headers: { "content-type": "application/xml; charset=utf-8", depth },
  });
  if (response.status !== 207) {
    await readAnswerText(response);
    return { refused: response };
  }
  const bytes = await readBytes(response);
  const read = await readForeign(access, "readMultistatus", { bytes, base: url, props });
  if (!read) throw new ProviderRefusal("busy", NO_WEBDAV);
  return read;
}

async function askMany(access: Dav, question: Question): Promise<Multistatus> {
  const answer = await ask(access, question);
  if ("refused" in answer) throw toRefusal(answer.refused);
  return answer;
}

/** The collections within one, or with depth 0 itself. */
export const listCollections = (access: Dav, url: string, depth: "0" | "1" = "1") =>
  askMany(access, {
    url,
    method: "PROPFIND",
    depth,
    props: true,
    body: `<d:propfind ${NAMESPACES}><d:prop><d:resourcetype/><d:displayname/><d:current-user-privilege-set/><d:sync-token/><s:getctag/><a:calendar-color/><a:calendar-order/><c:schedule-calendar-transp/><c:supported-calendar-component-set/></d:prop></d:propfind>`,
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

/** What differs from the token's state (RFC 6578); null where the server does not tell. */
export async function listChanges(access: Dav, url: string, token: string): Promise<Multistatus | null> {
  const answer = await ask(access, {
    url,
    method: "REPORT",
    depth: "0",
    props: false,
    body: `<d:sync-collection ${NAMESPACES}><d:sync-token>${escapeXml(token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`,
  });
  return "refused" in answer ? orReadAnew(toRefusal(answer.refused)) : answer;
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

/** The events with this UID. */
export async function findByUid(access: Dav, url: string, uid: string): Promise<string[]> {
  const { resources } = await askMany(access, {
    url,
    method: "REPORT",
    depth: "1",
    props: false,
    body: `<c:calendar-query ${NAMESPACES}><d:prop><d:getetag/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:prop-filter name="UID"><c:text-match collation="i;octet">${escapeXml(uid)}</c:text-match></c:prop-filter></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`,
  });
  return resources.map((resource) => resource.url);
}

/** The addresses of whose principal this is (RFC 6638), in small letters. */
export async function listOwnerAddresses(access: Dav, principal: string): Promise<string[]> {
  const set = await askOne(access, principal, "c:calendar-user-address-set");
  return hrefs(set).map(toPlainAddress).slice(0, 50);
}

export async function findPrincipal(access: Dav, url: string): Promise<string | null> {
  const [href] = hrefs(await askOne(access, url, "d:current-user-principal"));
  return href ? new URL(href, url).href : null;
}

async function askOne(access: Dav, url: string, property: string): Promise<unknown> {
  const body = `<d:propfind ${NAMESPACES}><d:prop><${property}/></d:prop></d:propfind>`;
  const { resources } = await askMany(access, { url, method: "PROPFIND", depth: "0", props: true, body });
  return resources[0]?.props[property.slice(2)];
}

const hrefs = (value: unknown): string[] => {
  const href = (value as { href?: unknown } | undefined)?.href;
  return [href].flat().map(readNodeText).filter(Boolean);
};

/** The text of an event and its version; null where it is gone. */
export async function getObject(
  access: Dav,
  url: string,
): Promise<{ file: string; etag: string | null } | null> {
  const response = await send(access, url, {
    method: "GET",
    headers: { accept: "text/calendar, */*;q=0.5" },
  });
  const bytes = await readBytes(response, MAX_ENTRY_BYTES);
  if (response.status === 404 || response.status === 410) return null;
  if (response.status !== 200) throw toRefusal(response);
  const etag = response.headers.get("etag");
  // A weak one fits no condition (RFC 9110 13.1.1).
  const file = decodeFile(bytes, readCharset(response.headers.get("content-type")));
  return { file, etag: etag?.startsWith("W/") ? null : etag };
}

/** An entry with pictures in it is still an entry. */
const MAX_ENTRY_BYTES = 4 * 1024 * 1024;

export async function putObject(access: Dav, url: string, body: string, condition: Record<string, string>) {
  const headers = { "content-type": "text/calendar; charset=utf-8", ...condition };
  const response = await send(access, url, { method: "PUT", body, headers });
  return { response, text: await readAnswerText(response) };
}

/** Of what a server does not want to have, only its owner can change something. */
export const refuseWriting = (response: Response): ProviderRefusal =>
  response.status < 500 && ![408, 425, 429].includes(response.status)
    ? new ProviderRefusal("access", `The server does not take the entry: it answered ${response.status}`)
    : toRefusal(response);

export async function deleteObject(access: Dav, url: string): Promise<void> {
  const response = await send(access, url, { method: "DELETE" });
  await readAnswerText(response);
  if (![200, 204, 404, 410].includes(response.status)) throw refuseWriting(response);
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
