import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { SignedXml } from "xml-crypto";
import { escapeMarkup } from "@/lib/core/text/escape-markup";

const readPem = (name: string) => readFileSync(new URL(`./saml/${name}.pem`, import.meta.url), "utf8");

/** The provider's keys, and those of a third party. */
export const KEYS = {
  provider: { key: readPem("provider-key"), certificate: readPem("provider") },
  other: { key: readPem("other-key"), certificate: readPem("other") },
  weak: { key: "", certificate: readPem("weak") },
};

export const extractCertificate = (pem: string) => pem.replace(/-----[A-Z ]+-----|\s/g, "");

export const SAML_ISSUER = "https://idp.example.com/saml";
export const SAML_SIGN_IN = "https://idp.example.com/sso?tenant=1";

/** Returns a provider's metadata. */
export const buildSamlMetadata = ({
  issuer = SAML_ISSUER,
  certificates = [KEYS.provider.certificate],
  location = escapeMarkup(SAML_SIGN_IN),
} = {}) => `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${issuer}">
  <md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    ${certificates
      .map(
        (one) => `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
      <ds:X509Data><ds:X509Certificate>${extractCertificate(one)}</ds:X509Certificate></ds:X509Data>
    </ds:KeyInfo></md:KeyDescriptor>`,
      )
      .join("\n")}
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.example.com/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${location}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;

/** Parses our authentication request, as the provider's page does. */
export function parseAuthnRequest(location: string) {
  const url = new URL(location);
  const xml = inflateRawSync(Buffer.from(url.searchParams.get("SAMLRequest") ?? "", "base64")).toString();
  const pick = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(xml)?.[1] ?? null;
  return {
    xml,
    url,
    id: pick("ID") ?? "",
    answerUrl: pick("AssertionConsumerServiceURL"),
    isForced: pick("ForceAuthn") === "true",
    issuer: /Issuer[^>]*>([^<]*)</.exec(xml)?.[1] ?? null,
  };
}

export interface AssertionOptions {
  inResponseTo: string | null;
  answerUrl: string;
  entityId: string;
  nameId: string;
  nameIdFormat?: string;
  issuer?: string;
  /** Attributes by name; several values are a list. */
  attributes?: Record<string, string | string[]>;
  assertionId?: string;
  destination?: string;
  recipient?: string;
  audience?: string;
  /** Seconds from now. */
  notBefore?: number;
  notOnOrAfter?: number;
  authenticated?: number;
  status?: string;
}

const formatSecondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const NAMES =
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';

export function buildAssertion(said: AssertionOptions): string {
  const { inResponseTo, notBefore = -30, notOnOrAfter = 300 } = said;
  const attributes = Object.entries(said.attributes ?? {}).map(
    ([name, values]) =>
      `<saml:Attribute Name="${escapeMarkup(name)}">${[values]
        .flat()
        .map((one) => `<saml:AttributeValue>${escapeMarkup(one)}</saml:AttributeValue>`)
        .join("")}</saml:Attribute>`,
  );
  return `<saml:Assertion ${NAMES} ID="${said.assertionId ?? `_${randomUUID()}`}" Version="2.0" IssueInstant="${formatSecondsFromNow(0)}"><saml:Issuer>${said.issuer ?? SAML_ISSUER}</saml:Issuer><saml:Subject><saml:NameID Format="${said.nameIdFormat ?? "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"}">${said.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData ${inResponseTo === null ? "" : `InResponseTo="${inResponseTo}"`} NotOnOrAfter="${formatSecondsFromNow(notOnOrAfter)}" Recipient="${said.recipient ?? said.answerUrl}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${formatSecondsFromNow(notBefore)}" NotOnOrAfter="${formatSecondsFromNow(notOnOrAfter)}"><saml:AudienceRestriction><saml:Audience>${said.audience ?? said.entityId}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${formatSecondsFromNow(said.authenticated ?? 0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${attributes.length > 0 ? `<saml:AttributeStatement>${attributes.join("")}</saml:AttributeStatement>` : ""}</saml:Assertion>`;
}

export const wrapSamlResponse = (said: AssertionOptions, assertion: string, before = ""): string =>
  `${before}<samlp:Response ${NAMES} ID="_${randomUUID()}" Version="2.0" IssueInstant="${formatSecondsFromNow(0)}" Destination="${said.destination ?? said.answerUrl}"${said.inResponseTo === null ? "" : ` InResponseTo="${said.inResponseTo}"`}><saml:Issuer>${said.issuer ?? SAML_ISSUER}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${said.status ?? "Success"}"/></samlp:Status>${assertion}</samlp:Response>`;

const SHA256 = {
  signature: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  digest: "http://www.w3.org/2001/04/xmlenc#sha256",
};

export const SHA1 = {
  signature: "http://www.w3.org/2000/09/xmldsig#rsa-sha1",
  digest: "http://www.w3.org/2000/09/xmldsig#sha1",
};

/** Signs the element of this name in the document, as providers do. */
export function signXmlElement(
  xml: string,
  name: "Assertion" | "Response",
  key = KEYS.provider.key,
  by = SHA256,
): string {
  const signer = new SignedXml({
    privateKey: key,
    signatureAlgorithm: by.signature,
    canonicalizationAlgorithm: "http://www.w3.org/2001/10/xml-exc-c14n#",
  });
  const xpath = `//*[local-name(.)='${name}']`;
  signer.addReference({
    xpath,
    digestAlgorithm: by.digest,
    transforms: [
      "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
      "http://www.w3.org/2001/10/xml-exc-c14n#",
    ],
  });
  signer.computeSignature(xml, {
    location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: "after" },
  });
  return signer.getSignedXml();
}

export const encodeSamlResponse = (xml: string) => Buffer.from(xml).toString("base64");

/** Returns the valid response of a provider. */
export const buildSignedResponse = (said: AssertionOptions): string =>
  signXmlElement(wrapSamlResponse(said, buildAssertion(said)), "Assertion");
