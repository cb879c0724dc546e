import { escapeMarkup } from "@/lib/core/text/escape-markup";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { toProviderError } from "@/lib/domain/calendars/safe-fetch";
import { type Element, getChildText, listChildren, selectElement } from "./element";
import type { ExchangeResponse, PostXml } from "./with-connection";

const buildEnvelope = (body: string, impersonate: string | undefined) =>
  `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:t="http://schemas.microsoft.com/exchange/services/2006/types" xmlns:m="http://schemas.microsoft.com/exchange/services/2006/messages"><s:Header><t:RequestServerVersion Version="Exchange2010_SP2"/>${impersonate ? `<t:ExchangeImpersonation><t:ConnectingSID><t:PrimarySmtpAddress>${escapeMarkup(impersonate)}</t:PrimarySmtpAddress></t:ConnectingSID></t:ExchangeImpersonation>` : ""}</s:Header><s:Body>${body}</s:Body></s:Envelope>`;

/** Web services of one account with their URL. */
export interface ExchangeServices {
  post: PostXml;
  url: string;
  /** Address of the impersonated mailbox, if it is not the account's own. */
  impersonate?: string | undefined;
}

/**
 * Executes one operation. Throws if a response message fails with a code that is not expected.
 * @param operation such as `GetFolder`
 * @param content rest of the operation's element, with its attributes: ` Attribute="…"><m:Child/>`
 */
export async function executeOperation(
  { post, url, impersonate }: ExchangeServices,
  operation: string,
  content: string,
  expected: readonly string[] = [],
): Promise<Element[]> {
  const response = await post(url, buildEnvelope(`<m:${operation}${content}</m:${operation}>`, impersonate));
  const body = await parseBody(response);
  const messages = listChildren(
    selectElement(body, `${operation}Response`, "ResponseMessages"),
    `${operation}ResponseMessage`,
  );
  if (messages.length === 0) throw parseSoapFault(body, response);
  for (const message of messages) {
    const code = getChildText(message, "ResponseCode");
    if (code !== "NoError" && !expected.includes(code)) throw toSoapError(code, message);
  }
  return messages;
}

async function parseBody(response: ExchangeResponse): Promise<Element> {
  if (response.status === 404)
    throw new ProviderError("address", "No Exchange server was found at this address");
  if (response.status !== 200 && response.status !== 500) throw toProviderError(response);
  return selectElement(await response.xml(), "Envelope", "Body");
}

/** Parses a SOAP fault, which reports failures of the whole request, such as a busy server. */
function parseSoapFault(body: Element, response: ExchangeResponse): ProviderError {
  const detail = selectElement(body, "Fault", "detail");
  const code = getChildText(detail, "ResponseCode");
  if (code) return toSoapError(code, detail);
  return response.status === 200
    ? new ProviderError("busy", "The server's answer is none of Exchange")
    : toProviderError(response);
}

/** Error codes that only the account's owner or administrator can resolve. */
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

function toSoapError(code: string, errorNode: Element): ProviderError {
  const message = `Exchange answered ${code || "without a code"}`;
  if (LASTING_ERROR_CODES.includes(code)) return new ProviderError("access", message);
  const wait = listChildren(selectElement(errorNode, "MessageXml"), "Value").find(
    (one) => one["@Name"] === "BackOffMilliseconds",
  );
  const milliseconds = Number(wait ? wait["#text"] : Number.NaN);
  return new ProviderError("busy", message, milliseconds > 0 ? Math.ceil(milliseconds / 1000) : null);
}
