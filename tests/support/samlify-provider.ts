import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { KEYS } from "./saml-provider";

// The ES module lacks some of its parts.
const samlify = createRequire(import.meta.url)("samlify") as typeof import("samlify");

interface Person {
  nameId: string;
  email: string;
  firstName: string;
  lastName: string;
}

const BINDING = "urn:oasis:names:tc:SAML:2.0:bindings";
const FORMAT = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent";
const BASIC = "urn:oasis:names:tc:SAML:2.0:attrname-format:basic";
const formatMinutesFromNow = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/**
 * Starts a SAML provider with another implementation (samlify): `person` presses a button on its page without
 * JavaScript. Its host differs from ours, so that it is cross-site for browsers.
 */
export async function startSamlProvider() {
  samlify.setSchemaValidator({ validate: async () => "skipped: it trusts us here" });
  const server = createServer().listen(0);
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const idp = samlify.IdentityProvider({
    entityID: `${url}/metadata`,
    privateKey: KEYS.provider.key,
    signingCert: KEYS.provider.certificate,
    requestSignatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    nameIDFormat: [FORMAT],
    singleSignOnService: [{ Binding: `${BINDING}:HTTP-Redirect`, Location: `http://localhost:${port}/sso` }],
    loginResponseTemplate: {
      context: samlify.SamlLib.defaultLoginResponseTemplate.context,
      attributes: ["email", "firstName", "lastName"].map((name) => ({
        name,
        valueTag: name,
        nameFormat: BASIC,
        valueXsiType: "xs:string",
      })),
    },
  } as never);
  const state = {
    url,
    metadataUrl: `${url}/metadata`,
    person: { nameId: "unknown", email: "unknown@example.com", firstName: "No", lastName: "Body" } as Person,
    stop: () => server.close(),
  };
  server.on("request", async (request, response) => {
    const asked = new URL(request.url ?? "/", url);
    if (asked.pathname === "/metadata") return void response.end(idp.getMetadata());
    // Full browsers request a favicon.
    if (asked.pathname !== "/sso") return void response.writeHead(404).end();
    const read = await parseLoginRequest(asked);
    const sp = samlify.ServiceProvider({
      entityID: read.issuer,
      wantAssertionsSigned: true,
      assertionConsumerService: [{ Binding: `${BINDING}:HTTP-POST`, Location: read.answerUrl }],
    } as never);
    const info = { extract: { request: { id: read.id } } };
    const answer = await idp.createLoginResponse(sp, info as never, "post", {}, {
      customTagReplacement: (template: string) => renderTemplate(template, state, read),
    } as never);
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>Provider</title><form method="post" action="${read.answerUrl}">
      <input type="hidden" name="SAMLResponse" value="${(answer as { context: string }).context}">
      <button>Continue as ${state.person.firstName}</button></form>`);
  });
  return state;
}

interface LoginRequest {
  id: string;
  issuer: string;
  answerUrl: string;
}

/** Parses the browser's request with samlify. */
async function parseLoginRequest(asked: URL): Promise<LoginRequest> {
  const xml = samlify.Utility.inflateString(asked.searchParams.get("SAMLRequest") ?? "");
  const read = samlify.Extractor.extract(xml, samlify.Extractor.loginRequestFields) as {
    request: { id: string; assertionConsumerServiceUrl: string };
    issuer: string;
  };
  return { id: read.request.id, issuer: read.issuer, answerUrl: read.request.assertionConsumerServiceUrl };
}

function renderTemplate(
  template: string,
  { url, person }: { url: string; person: Person },
  asked: LoginRequest,
) {
  const id = `_${randomUUID()}`;
  const statement = `<saml:AuthnStatement AuthnInstant="${formatMinutesFromNow(0)}" SessionIndex="${id}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`;
  const values = {
    ID: id,
    AssertionID: `_${randomUUID()}`,
    Destination: asked.answerUrl,
    Audience: asked.issuer,
    SubjectRecipient: asked.answerUrl,
    NameIDFormat: FORMAT,
    NameID: person.nameId,
    Issuer: `${url}/metadata`,
    IssueInstant: formatMinutesFromNow(0),
    ConditionsNotBefore: formatMinutesFromNow(0),
    ConditionsNotOnOrAfter: formatMinutesFromNow(5),
    SubjectConfirmationDataNotOnOrAfter: formatMinutesFromNow(5),
    InResponseTo: asked.id,
    StatusCode: "urn:oasis:names:tc:SAML:2.0:status:Success",
    attrEmail: person.email,
    attrFirstName: person.firstName,
    attrLastName: person.lastName,
  };
  const context = samlify.SamlLib.replaceTagsByValue(template.replace("{AuthnStatement}", statement), values);
  return { id, context };
}
