import { XMLParser } from "fast-xml-parser";
import { isStrongCertificate, toPem } from "@/lib/domain/auth/sign-in/certificates";

/** The parts of a provider's metadata that the service uses. */
export interface SamlMetadata {
  issuer: string;
  signInUrl: string;
  certificates: string[];
}

/** Invalid or incomplete metadata; the message tells the user what is wrong. */
export class SamlMetadataError extends Error {}

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

/**
 * Reads entity id, sign-in page and certificates (SAML metadata, section 2.4.3); exactly one identity
 * provider is allowed.
 */
export function parseSamlMetadata(xml: string): SamlMetadata {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new SamlMetadataError("must not define a document type");
  const entities = listEntities(parseXml(xml)).filter((one) => listProviders(one).length > 0);
  const [entity] = entities;
  if (!entity) throw new SamlMetadataError("describe no identity provider (IDPSSODescriptor)");
  if (entities.length > 1) throw new SamlMetadataError("describe several identity providers");
  const [descriptor = {}] = listProviders(entity);
  const issuer = getText(entity["@entityID"]);
  const signInUrl = toNodes(descriptor.SingleSignOnService).find((one) => one["@Binding"] === REDIRECT)?.[
    "@Location"
  ];
  if (!issuer) throw new SamlMetadataError("name no entity id");
  if (!signInUrl) throw new SamlMetadataError("name no sign-in page with the binding HTTP-Redirect");
  const certificates = extractCertificates(descriptor);
  if (certificates.length === 0)
    throw new SamlMetadataError("hold no certificate that can be used for signatures");
  return { issuer, signInUrl: decodeEntities(getText(signInUrl)), certificates };
}

function parseXml(xml: string): Node {
  try {
    return parser.parse(xml) as Node;
  } catch {
    throw new SamlMetadataError("are no XML");
  }
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const toNodes = (value: unknown): Node[] => [value].flat().filter(isNode);

const getText = (value: unknown): string =>
  typeof value === "string" ? value.trim() : isNode(value) ? getText(value["#text"]) : "";

function listEntities(document: Node): Node[] {
  const groups = toNodes(document.EntitiesDescriptor);
  return [...toNodes(document.EntityDescriptor), ...groups.flatMap((one) => toNodes(one.EntityDescriptor))];
}

const listProviders = (entity: Node): Node[] =>
  toNodes(entity.IDPSSODescriptor).filter((one) =>
    getText(one["@protocolSupportEnumeration"]).includes(PROTOCOL),
  );

function extractCertificates(descriptor: Node): string[] {
  const keys = toNodes(descriptor.KeyDescriptor).filter((one) => one["@use"] !== "encryption");
  const texts = keys
    .flatMap((key) => toNodes(key.KeyInfo))
    .flatMap((info) => toNodes(info.X509Data))
    .flatMap((data) => [data.X509Certificate].flat())
    .map(getText);
  const found = texts.flatMap((text) => toPem(text) ?? []).filter(isStrongCertificate);
  return [...new Set(found)].slice(0, MAX_CERTIFICATES);
}

/** Decodes the entities that occur in URLs. */
const decodeEntities = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&#38;", "&");
