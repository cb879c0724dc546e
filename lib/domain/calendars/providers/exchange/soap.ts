import { toRefusal } from "@/lib/domain/calendars/outward-fetch";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { xmlReader } from "@/lib/domain/calendars/providers/xml";
import type { Answer, Post } from "./connection";

/** An element: its attributes begin with `@`, its text is `#text` where it has any; one without is its text. */
export interface Element {
  [name: string]: Node;
}
type Node = string | Element | readonly (string | Element)[] | undefined;

export const parseXml = xmlReader() as (text: string) => Element;

/** One or several elements of this name, as a list. */
export function listChildren(element: Node, name: string): Element[] {
  const found = findChild(element, name);
  const list = Array.isArray(found) ? found : found === undefined ? [] : [found];
  return list.filter((one): one is Element => typeof one === "object");
}

/** Follows the names down; what is not there is an empty element. */
export const within = (element: Node, ...path: string[]): Element =>
  path.reduce<Element>(
    (inner, name) => listChildren(inner, name)[0] ?? {},
    typeof element === "object" ? (element as Element) : {},
  );

/** The text of a child, empty where there is none. */
export function textAt(element: Node, name: string): string {
  const found = findChild(element, name);
  const one = Array.isArray(found) ? found[0] : found;
  const text = typeof one === "object" ? (one as Element)["#text"] : one;
  return typeof text === "string" ? text : "";
}

const findChild = (element: Node, name: string): Node =>
  typeof element === "object" && !Array.isArray(element) ? (element as Element)[name] : undefined;

export const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const envelope = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:t="http://schemas.microsoft.com/exchange/services/2006/types" xmlns:m="http://schemas.microsoft.com/exchange/services/2006/messages"><s:Header><t:RequestServerVersion Version="Exchange2010_SP2"/></s:Header><s:Body>${body}</s:Body></s:Envelope>`;

/** The services of one account, at their address. */
export interface Services {
  post: Post;
  url: string;
}

/**
 * Calls one operation. Each of its messages that failed is a refusal, unless its code is one of those expected.
 * @param operation such as `GetFolder`
 * @param content of the operation's element, with its attributes: ` Attribute="…"><m:Child/>`
 */
export async function call(
  { post, url }: Services,
  operation: string,
  content: string,
  expected: readonly string[] = [],
): Promise<Element[]> {
  const answer = await post(url, envelope(`<m:${operation}${content}</m:${operation}>`));
  const body = readBody(answer);
  const messages = listChildren(
    within(body, `${operation}Response`, "ResponseMessages"),
    `${operation}ResponseMessage`,
  );
  if (messages.length === 0) throw readFault(body, answer);
  for (const message of messages) {
    const code = textAt(message, "ResponseCode");
    if (code !== "NoError" && !expected.includes(code)) throw refused(code, message);
  }
  return messages;
}

function readBody(answer: Answer): Element {
  if (answer.status === 404)
    throw new ProviderRefusal("address", "No Exchange server was found at this address");
  if (answer.status !== 200 && answer.status !== 500) throw toRefusal(answer);
  return within(parseXml(answer.text), "Envelope", "Body");
}

/** Trouble with the request as a whole comes as a fault, such as a server that is busy. */
function readFault(body: Element, answer: Answer): ProviderRefusal {
  const detail = within(body, "Fault", "detail");
  const code = textAt(detail, "ResponseCode");
  if (code) return refused(code, detail);
  return answer.status === 200
    ? new ProviderRefusal("busy", "The server's answer is none of Exchange")
    : toRefusal(answer);
}

/** Codes that only the account's owner, or its administrator, can do something about. */
const LASTING_ERROR_CODES = [
  "ErrorAccessDenied",
  "ErrorAccountDisabled",
  "ErrorFolderNotFound",
  "ErrorNonExistentMailbox",
  "ErrorPasswordChangeRequired",
  "ErrorPasswordExpired",
];

function refused(code: string, told: Element): ProviderRefusal {
  const message = `Exchange answered ${code || "without a code"}`;
  if (LASTING_ERROR_CODES.includes(code)) return new ProviderRefusal("access", message);
  const wait = listChildren(within(told, "MessageXml"), "Value").find(
    (one) => one["@Name"] === "BackOffMilliseconds",
  );
  const milliseconds = Number(wait ? wait["#text"] : Number.NaN);
  return new ProviderRefusal("busy", message, milliseconds > 0 ? Math.ceil(milliseconds / 1000) : null);
}
