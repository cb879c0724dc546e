import { XMLParser } from "fast-xml-parser";
import { isStrong, toPem } from "@/lib/domain/auth/sign-in/certificates";

/** What a provider says of itself in its metadata. */
export interface ReadMetadata {
  issuer: string;
  signInUrl: string;
  certificates: string[];
}

/** The metadata are none, or lack something: its message says what. */
export class WrongMetadata extends Error {}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  processEntities: false,
  parseAttributeValue: false,
  parseTagValue: false,
});

type Node = Record<string, unknown>;

const REDIRECT = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
const PROTOCOL = "urn:oasis:names:tc:SAML:2.0:protocol";
const MAX_CERTIFICATES = 4;

/** Reads entity id, sign-in page and certificates (SAML metadata, 2.4.3); there has to be one provider of sign-ins. */
export function readMetadata(xml: string): ReadMetadata {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new WrongMetadata("must not define a document type");
  const entities = listEntities(parse(xml)).filter((one) => providersOf(one).length > 0);
  const [entity] = entities;
  if (!entity) throw new WrongMetadata("describe no identity provider (IDPSSODescriptor)");
  if (entities.length > 1) throw new WrongMetadata("describe several identity providers");
  const [descriptor = {}] = providersOf(entity);
  const issuer = textOf(entity["@entityID"]);
  const signInUrl = toNodes(descriptor.SingleSignOnService).find((one) => one["@Binding"] === REDIRECT)?.[
    "@Location"
  ];
  if (!issuer) throw new WrongMetadata("name no entity id");
  if (!signInUrl) throw new WrongMetadata("name no sign-in page with the binding HTTP-Redirect");
  const certificates = readCertificates(descriptor);
  if (certificates.length === 0)
    throw new WrongMetadata("hold no certificate that can be used for signatures");
  return { issuer, signInUrl: decodeEntities(textOf(signInUrl)), certificates };
}

function parse(xml: string): Node {
  try {
    return parser.parse(xml) as Node;
  } catch {
    throw new WrongMetadata("are no XML");
  }
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const toNodes = (value: unknown): Node[] => [value].flat().filter(isNode);

const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : isNode(value) ? textOf(value["#text"]) : "";

function listEntities(document: Node): Node[] {
  const groups = toNodes(document.EntitiesDescriptor);
  return [...toNodes(document.EntityDescriptor), ...groups.flatMap((one) => toNodes(one.EntityDescriptor))];
}

const providersOf = (entity: Node): Node[] =>
  toNodes(entity.IDPSSODescriptor).filter((one) =>
    textOf(one["@protocolSupportEnumeration"]).includes(PROTOCOL),
  );

function readCertificates(descriptor: Node): string[] {
  const keys = toNodes(descriptor.KeyDescriptor).filter((one) => one["@use"] !== "encryption");
  const texts = keys
    .flatMap((key) => toNodes(key.KeyInfo))
    .flatMap((info) => toNodes(info.X509Data))
    .flatMap((data) => [data.X509Certificate].flat())
    .map(textOf);
  const found = texts.flatMap((text) => toPem(text) ?? []).filter(isStrong);
  return [...new Set(found)].slice(0, MAX_CERTIFICATES);
}

/** Those that stand in addresses. */
const decodeEntities = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&#38;", "&");
