import { toRefusal } from "@/lib/domain/calendars/outward-fetch";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import type { ExchangeAnswer, Post } from "./connection";
import { type Element, listChildren, textAt, within } from "./element";

export const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const envelope = (body: string, impersonate: string | undefined) =>
  `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:t="http://schemas.microsoft.com/exchange/services/2006/types" xmlns:m="http://schemas.microsoft.com/exchange/services/2006/messages"><s:Header><t:RequestServerVersion Version="Exchange2010_SP2"/>${impersonate ? `<t:ExchangeImpersonation><t:ConnectingSID><t:PrimarySmtpAddress>${escapeXml(impersonate)}</t:PrimarySmtpAddress></t:ConnectingSID></t:ExchangeImpersonation>` : ""}</s:Header><s:Body>${body}</s:Body></s:Envelope>`;

/** The services of one account, at their address. */
export interface Services {
  post: Post;
  url: string;
  /** Whose mailbox is meant, if it is not the account's own. */
  impersonate?: string | undefined;
}

/**
 * Calls one operation. Each of its messages that failed is a refusal, unless its code is one of those expected.
 * @param operation such as `GetFolder`
 * @param content of the operation's element, with its attributes: ` Attribute="…"><m:Child/>`
 */
export async function call(
  { post, url, impersonate }: Services,
  operation: string,
  content: string,
  expected: readonly string[] = [],
): Promise<Element[]> {
  const answer = await post(url, envelope(`<m:${operation}${content}</m:${operation}>`, impersonate));
  const body = await readBody(answer);
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

async function readBody(answer: ExchangeAnswer): Promise<Element> {
  if (answer.status === 404)
    throw new ProviderRefusal("address", "No Exchange server was found at this address");
  if (answer.status !== 200 && answer.status !== 500) throw toRefusal(answer);
  return within(await answer.xml(), "Envelope", "Body");
}

/** Trouble with the request as a whole comes as a fault, such as a server that is busy. */
function readFault(body: Element, answer: ExchangeAnswer): ProviderRefusal {
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
  "ErrorImpersonateUserDenied",
  "ErrorImpersonationDenied",
  "ErrorImpersonationFailed",
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
