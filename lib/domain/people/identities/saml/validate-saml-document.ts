import { XMLParser } from "fast-xml-parser";
import { SamlError } from "./saml-error";

const buildSamlError = (detail: string) => new SamlError("lies", detail);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  processEntities: false,
  parseAttributeValue: false,
  parseTagValue: false,
});

const WEAK = /(?:rsa|dsa|hmac|ecdsa)-(?:sha1|md5)|xmldsig#sha1|xmldsig-more#md5/i;

/**
 * Checks the document before its signature: plain XML without entity definitions, weak algorithms or another
 * recipient. Returns the id of the request that it claims to answer; null if there is none.
 */
export function validateSamlDocument({
  response,
  answerUrl,
}: {
  response: string;
  answerUrl: string;
}): string | null {
  if (!/^[A-Za-z0-9+/=\s]+$/.test(response)) throw buildSamlError("The response is not base64");
  const xml = Buffer.from(response, "base64").toString("utf8");
  if (xml.includes("\0") || xml.includes("\ufffd")) throw buildSamlError("The response is not XML in UTF-8");
  // Entities could read files or expand without limit; no provider needs them.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw buildSamlError("The response defines a document type");
  if (WEAK.test(decodeReferences(xml))) throw buildSamlError("The response is signed with SHA-1 or weaker");
  const root = parseRoot(xml);
  if (root["@Version"] !== "2.0") throw buildSamlError("The response is not SAML 2.0");
  const destination = root["@Destination"];
  if (destination !== undefined && destination !== answerUrl)
    throw buildSamlError(`The response is for ${String(destination).slice(0, 200)}`);
  if (root.Assertion !== undefined && !isSuccess(root))
    throw buildSamlError("The response has an error status and an assertion");
  const requestId = root["@InResponseTo"];
  return typeof requestId === "string" && requestId !== "" ? requestId : null;
}

function parseRoot(xml: string): Record<string, unknown> {
  const document = parser.parse(xml) as Record<string, unknown>;
  const { Response: root } = document;
  if (root === null || typeof root !== "object" || Array.isArray(root))
    throw buildSamlError("The document is no SAML response");
  return root as Record<string, unknown>;
}

function isSuccess({ Status: status }: Record<string, unknown>): boolean {
  const code = (status as { StatusCode?: Record<string, unknown> } | undefined)?.StatusCode;
  return code?.["@Value"] === "urn:oasis:names:tc:SAML:2.0:status:Success";
}

/** Decodes numeric references, which could hide the name of an algorithm. */
const decodeReferences = (xml: string): string =>
  xml.replace(/&#(x[0-9a-f]{1,6}|[0-9]{1,7});/gi, (_, code: string) => {
    const point = code[0]?.toLowerCase() === "x" ? Number.parseInt(code.slice(1), 16) : Number(code);
    return point <= 0x10ffff ? String.fromCodePoint(point) : "";
  });
