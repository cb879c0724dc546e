import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { handleProviderStart } from "@/lib/pages/account/handle-provider-sign-in";
import { handleSamlFinish, handleSamlMetadata, handleSamlResponse } from "@/lib/pages/account/handle-saml";
import { loginForm } from "@/lib/pages/account/login-form";
import { createTestApi, type Tenant } from "../support/api";
import { listSetCookies } from "../support/connect-account";
import { BROWSER, createProviderOrganization, HOST } from "../support/provider-organization";
import {
  type AssertionOptions,
  buildAssertion,
  buildSamlMetadata,
  buildSignedResponse,
  encodeSamlResponse,
  KEYS,
  parseAuthnRequest,
  SAML_ISSUER,
  SAML_SIGN_IN,
  SHA1,
  signXmlElement,
  wrapSamlResponse,
} from "../support/saml-provider";
import { startSamlProvider } from "../support/samlify-provider";
import { startDnsServer } from "../support/start-dns-server";
import { createTestTeam } from "../support/teams";
import { createTestUser, makeUniqueName } from "../support/users";

const PASSWORD = "five grey herons at noon";

const names = await startDnsServer();
const api = createTestApi({
  SIGN_IN_ALLOWED_HOSTS: "127.0.0.1,localhost",
  DNS_SERVERS: names.address,
  RATE_LIMIT_LOGIN: "0",
});

const newOrganization = (changes: object = {}) =>
  createProviderOrganization({ api, names }, () => ({
    kind: "saml",
    metadata: buildSamlMetadata(),
    joining: true,
    ...changes,
  }));

let acme: Tenant;
let domain: string;
beforeAll(async () => {
  ({ tenant: acme, domain } = await newOrganization());
});

const begin = async (tenant: Tenant, query = "") => {
  const request = new Request(`${HOST}/login/with/${tenant.id}${query}`);
  const response = await handleProviderStart(request, BROWSER, tenant.id);
  const asked = parseAuthnRequest(response.headers.get("location") ?? "");
  return { ...asked, cookie: listSetCookies(response).join("; ") };
};

const namesOf = (tenant: Tenant) => ({
  answerUrl: `${HOST}/login/with/${tenant.id}/acs`,
  entityId: `${HOST}/login/with/${tenant.id}/metadata`,
});

/** The provider's page posts without our cookies. */
const post = async (tenant: Tenant, xml: string, more: Record<string, string> = {}) => {
  const body = new URLSearchParams({ SAMLResponse: encodeSamlResponse(xml), ...more });
  const headers = { "sec-fetch-site": "cross-site", origin: "https://idp.example.com" };
  const request = new Request(namesOf(tenant).answerUrl, { method: "POST", body, headers });
  return (await handleSamlResponse(request, BROWSER, tenant.id)).headers.get("location") ?? "";
};

const finish = async (tenant: Tenant, location: string, cookie: string) => {
  const request = new Request(HOST + location, { headers: { cookie, "user-agent": "A browser" } });
  const response = await handleSamlFinish(request, BROWSER, tenant.id);
  const session = listSetCookies(response).find((one) => one.startsWith("bookpage_session=")) ?? "";
  return { location: response.headers.get("location"), session };
};

interface Trying {
  tenant?: Tenant;
  said?: Partial<AssertionOptions>;
  make?: (said: AssertionOptions) => string;
  query?: string;
}

/** Runs the complete sign-in as a browser. */
async function signIn({ tenant = acme, said = {}, make = buildSignedResponse, query = "" }: Trying = {}) {
  const { id, cookie } = await begin(tenant, query);
  const whole = { inResponseTo: id, ...namesOf(tenant), nameId: makeUniqueName("subject"), ...said };
  const location = await post(tenant, make(whole));
  if (location.includes("/refused")) return { location, session: "" };
  return finish(tenant, location, cookie);
}

const why = ({ location }: { location: string | null }) =>
  new URL(location ?? "", HOST).searchParams.get("why");

const ENTRA = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims";
const ana = (of = domain) => {
  const email = `${makeUniqueName("ana")}@${of}`;
  return {
    email,
    attributes: {
      [`${ENTRA}/emailaddress`]: email,
      [`${ENTRA}/givenname`]: "Ana",
      [`${ENTRA}/surname`]: "Lima",
    },
  };
};

describe("signing in through a SAML provider", () => {
  it("sends our request, and returns to the original page", { tags: "main" }, async () => {
    const asked = await begin(acme, "?next=/console/events");
    expect(asked.url.href.startsWith(SAML_SIGN_IN)).toBe(true);
    expect(asked).toMatchObject({
      answerUrl: namesOf(acme).answerUrl,
      issuer: namesOf(acme).entityId,
    });
    expect(asked.isForced).toBe(false);
    expect((await begin(acme, "?fresh")).isForced).toBe(true);
    const { attributes } = ana();
    const entered = await signIn({ said: { attributes }, query: "?next=/console/events" });
    expect(entered.location).toBe("/console/events");
    expect(entered.session).not.toBe("");
  });

  it("creates users, with the attribute names of the large providers", { tags: "main" }, async () => {
    const ways: [string, Record<string, string>, string | null][] = [
      ["entra", ana().attributes, null],
      ["okta", { email: `${makeUniqueName("o")}@${domain}`, firstName: "Ana", lastName: "Lima" }, null],
      ["google", { mail: `${makeUniqueName("g")}@${domain}`, first_name: "Ana", last_name: "Lima" }, null],
      [
        "shibboleth",
        {
          "urn:oid:0.9.2342.19200300.100.1.3": `${makeUniqueName("s")}@${domain}`,
          "urn:oid:2.5.4.42": "Ana",
          "urn:oid:2.5.4.4": "Lima",
        },
        null,
      ],
      ["name id alone", {}, `${makeUniqueName("n")}@${domain}`],
    ];
    for (const [name, attributes, nameId] of ways) {
      const entered = await signIn({ said: { attributes, ...(nameId && { nameId }) } });
      expect(entered.location, name).toBe("/console");
      const email = Object.values(attributes)[0] ?? nameId;
      const [user] = (await acme.get(`/v2/users?email=${email}`)).body;
      if (nameId === null) expect(user.full_name, name).toBe("Ana Lima");
      expect(user.signedup_with, name).toBe("provider");
    }
  });

  it("finds a user by subject after a change of address, and updates names", async () => {
    const { tenant, domain: ownDomain } = await newOrganization({
      attributes: { email: "custom-mail", first_name: "vorname" },
    });
    const nameId = makeUniqueName("subject");
    const email = `${makeUniqueName("a")}@${ownDomain}`;
    const first = await signIn({
      tenant,
      said: { nameId, attributes: { "custom-mail": email, vorname: "Bea" } },
    });
    expect(first.location).toBe("/console");
    const again = await signIn({ tenant, said: { nameId, attributes: { "custom-mail": `b@${ownDomain}` } } });
    expect(again.location).toBe("/console");
    const users = (await tenant.get("/v2/users")).body;
    expect(users).toMatchObject([{ emails: [email], first_name: "Bea" }]);
    // Another user with the same address is not the same subject.
    expect(why(await signIn({ tenant, said: { attributes: { "custom-mail": email } } }))).toBe("taken");
  });

  it("accepts addresses in verified domains only, and creates users only if allowed", async () => {
    expect(why(await signIn({ said: { attributes: { mail: "ceo@example.org" } } }))).toBe("foreign");
    const { tenant, domain: ownDomain } = await newOrganization({ joining: false });
    expect(why(await signIn({ tenant, said: ana(ownDomain) }))).toBe("unknown");
    const { emails } = await createTestUser(tenant, { user: { emails: [`known@${ownDomain}`] } });
    const entered = await signIn({ tenant, said: { attributes: { mail: emails[0] } } });
    expect(entered.location).toBe("/console");
  });

  it("applies groups to teams and roles", async () => {
    const tenant = await api.tenant();
    const team = await createTestTeam(tenant);
    const ownDomain = `${makeUniqueName("firm")}.example`;
    await api.db.directoryEntry.create({
      data: { kind: "sign_in_domain", value: ownDomain, organizationId: tenant.id, id: tenant.id },
    });
    const provider = {
      kind: "saml",
      metadata: buildSamlMetadata(),
      joining: true,
      admin_groups: ["it"],
      team_groups: [{ group: "sales", team: team._id }],
    };
    await tenant.put("/v2/sign_in", { provider });
    const nameId = makeUniqueName("subject");
    const groups = "http://schemas.microsoft.com/ws/2008/06/identity/claims/groups";
    const enter = async (values: string[]) => {
      const entered = await signIn({
        tenant,
        said: { nameId, attributes: { mail: `x@${ownDomain}`, [groups]: values } },
      });
      expect(entered.location).toBe("/console");
      const [user] = (await tenant.get(`/v2/users?email=x@${ownDomain}`)).body;
      return [user.role, (await tenant.get(`/v2/teams/${team._id}`)).body.members.includes(user._id)];
    };
    await createTestUser(tenant, { user: { role: "admin" } });
    expect(await enter(["it", "sales"])).toEqual(["admin", true]);
    expect(await enter(["others"])).toEqual(["member", false]);
  });

  it("is the only way if the organisation requires it, except for the emergency admin", async () => {
    const { tenant, domain: ownDomain } = await newOrganization();
    const login = () => ({ credentials: { username: makeUniqueName("login"), password: PASSWORD } });
    const boss = await createTestUser(tenant, {
      user: { role: "admin", emails: [`boss@${ownDomain}`] },
      login: login(),
    });
    const other = await createTestUser(tenant, { user: { emails: [`other@${ownDomain}`] }, login: login() });
    const { provider } = (await tenant.get("/v2/sign_in")).body;
    const { redirect_uri: _, login_uri: __, certificate_details: ___, ...kept } = provider;
    const set = await tenant.put("/v2/sign_in", {
      provider: { ...kept, only: true, emergency_admin: boss._id },
    });
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    const logIn = async (name: string) => {
      const request = new Request(`${HOST}/login/submit`, {
        method: "POST",
        body: new URLSearchParams({ name, password: PASSWORD }),
        headers: { "sec-fetch-site": "same-origin" },
      });
      return (await handleAccountForm(request, BROWSER, loginForm)).headers.get("location");
    };
    expect(await logIn(other.emails[0])).toContain("/login/provider?only=");
    expect(await logIn(boss.emails[0])).toBe("/console");
    expect((await signIn({ tenant, said: { attributes: { mail: other.emails[0] } } })).location).toBe(
      "/console",
    );
    await tenant.put(`/v2/users/${other._id}`, { user: { suspended: true } });
    expect((await signIn({ tenant, said: { attributes: { mail: other.emails[0] } } })).location).not.toBe(
      "/console",
    );
  });

  it("accepts a signed response, and the next certificate", async () => {
    const whole = (said: AssertionOptions) =>
      signXmlElement(wrapSamlResponse(said, buildAssertion(said)), "Response");
    expect((await signIn({ said: ana(), make: whole })).location).toBe("/console");
    const { tenant, domain: ownDomain } = await newOrganization({
      metadata: buildSamlMetadata({ certificates: [KEYS.provider.certificate, KEYS.other.certificate] }),
    });
    const next = (said: AssertionOptions) =>
      signXmlElement(wrapSamlResponse(said, buildAssertion(said)), "Assertion", KEYS.other.key);
    expect((await signIn({ tenant, said: ana(ownDomain), make: next })).location).toBe("/console");
  });

  it("interoperates with another SAML implementation", async () => {
    const idp = await startSamlProvider();
    const { tenant, domain: ownDomain } = await newOrganization({
      metadata: undefined,
      metadata_url: idp.metadataUrl,
    });
    idp.person = {
      nameId: makeUniqueName("s"),
      email: `ana@${ownDomain}`,
      firstName: "Ana",
      lastName: "Lima",
    };
    const { url, cookie } = await begin(tenant, "?next=/console/teams");
    const page = await (await fetch(url)).text();
    const response = /name="SAMLResponse" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const location = await post(tenant, Buffer.from(response, "base64").toString());
    expect((await finish(tenant, location, cookie)).location).toBe("/console/teams");
    expect((await tenant.get("/v2/users")).body).toMatchObject([{ full_name: "Ana Lima" }]);
    idp.stop();
  });

  it("tolerates clock skew", async () => {
    const early = { notBefore: 40, notOnOrAfter: 300 };
    expect((await signIn({ said: { ...ana(), ...early } })).location).toBe("/console");
    expect((await signIn({ said: { ...ana(), notOnOrAfter: -30 } })).location).toBe("/console");
  });

  it("accepts unsolicited responses only if enabled", async () => {
    const unasked = async (tenant: Tenant, of: string) => {
      const said = { inResponseTo: null, ...namesOf(tenant), nameId: makeUniqueName("s"), ...ana(of) };
      const xml = buildSignedResponse(said);
      return { xml, location: await post(tenant, xml, { RelayState: "/console/teams" }) };
    };
    expect(why(await unasked(acme, domain))).toBe("expired");
    const { tenant, domain: ownDomain } = await newOrganization({ idp_initiated: true });
    const { xml, location } = await unasked(tenant, ownDomain);
    const entered = await finish(tenant, location, "");
    expect([entered.location, entered.session !== ""]).toEqual(["/console/teams", true]);
    expect(why(await finish(tenant, location, ""))).toBe("expired");
    expect(why({ location: await post(tenant, xml) })).toBe("expired");
  });
});

describe("a SAML response", () => {
  const refused: Record<string, [Partial<AssertionOptions> | ((said: AssertionOptions) => string), string]> =
    {
      "without a signature": [(said) => wrapSamlResponse(said, buildAssertion(said)), "lies"],
      "signed by a third party": [
        (said) => signXmlElement(wrapSamlResponse(said, buildAssertion(said)), "Assertion", KEYS.other.key),
        "lies",
      ],
      "that is signed with SHA-1": [
        (said) =>
          signXmlElement(wrapSamlResponse(said, buildAssertion(said)), "Assertion", KEYS.provider.key, SHA1),
        "lies",
      ],
      "with SHA-1 as a character reference": [
        (said) =>
          signXmlElement(
            wrapSamlResponse(said, buildAssertion(said)),
            "Assertion",
            KEYS.provider.key,
            SHA1,
          ).replaceAll("sha1", "sh&#x61;1"),
        "lies",
      ],
      "without a signature algorithm": [
        (said) =>
          buildSignedResponse(said).replace(
            /SignatureMethod Algorithm="[^"]*"/,
            'SignatureMethod Algorithm="none"',
          ),
        "lies",
      ],
      "that was changed afterwards": [(said) => buildSignedResponse(said).replaceAll("Lima", "Lina"), "lies"],
      "for another address of ours": [{ destination: `${HOST}/login/with/x/acs` }, "lies"],
      "for another receiver": [{ recipient: "https://evil.example/acs" }, "lies"],
      "for another audience": [{ audience: "https://evil.example" }, "lies"],
      "of another issuer": [{ issuer: "https://evil.example" }, "lies"],
      "that is too old": [{ notBefore: -900, notOnOrAfter: -120 }, "lies"],
      "that is not good yet": [{ notBefore: 300, notOnOrAfter: 900 }, "lies"],
      "to an unknown request": [{ inResponseTo: "_made-up" }, "expired"],
      "that says no": [{ status: "Responder" }, "lies"],
      "without an assertion that says no": [
        (said) =>
          wrapSamlResponse(
            {
              ...said,
              status:
                'Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:AuthnFailed"/></samlp:StatusCode><x y="',
            },
            "",
          ),
        "denied",
      ],
      "with a document type": [
        (said) => `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${buildSignedResponse(said)}`,
        "lies",
      ],
      "with entities that grow": [
        (said) =>
          `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${buildSignedResponse(said)}`,
        "lies",
      ],
      "that is no XML": [() => "nonsense", "lies"],
      "that is another message": [
        () => "<samlp:LogoutResponse xmlns:samlp='urn:oasis:names:tc:SAML:2.0:protocol'/>",
        "lies",
      ],
      "that is nested without end": [() => "<a>".repeat(20_000), "lies"],
      "that is too long": [(said) => buildSignedResponse(said) + " ".repeat(600_000), "lies"],
    };

  it.each(Object.entries(refused))("%s is rejected", async (_, [what, reason]) => {
    const given = typeof what === "function" ? { make: what } : { said: what };
    const answer = await signIn({ ...given, said: { ...ana(), ...("said" in given ? given.said : {}) } });
    expect([why(answer), answer.session]).toEqual([reason, ""]);
  });

  it("is accepted once, in the requesting browser and organisation", async () => {
    const { id, cookie } = await begin(acme);
    const said = { inResponseTo: id, ...namesOf(acme), nameId: makeUniqueName("s"), ...ana() };
    const xml = buildSignedResponse(said);
    const location = await post(acme, xml);
    const outsider = await begin(acme);
    expect(why(await finish(acme, location, ""))).toBe("expired");
    expect(why(await finish(acme, location, outsider.cookie))).toBe("expired");
    expect((await finish(acme, location, cookie)).location).toBe("/console");
    expect(why(await finish(acme, location, cookie))).toBe("expired");
    expect(why({ location: await post(acme, xml) })).toBe("expired");
    expect(why({ location: await post(acme, buildSignedResponse(said)) })).toBe("expired");
    const { tenant } = await newOrganization();
    expect(why({ location: await post(tenant, xml) })).toBe("lies");
  });

  it("is accepted in its signed part only, wherever a copy is", async () => {
    const evil = ana();
    const wraps: ((said: AssertionOptions) => string)[] = [
      // The signed assertion is moved, and another one takes its position.
      (said) => {
        const signed = signXmlElement(buildAssertion(said), "Assertion");
        const forged = buildAssertion({ ...said, ...evil });
        return wrapSamlResponse(said, `${forged}<samlp:Extensions>${signed}</samlp:Extensions>`);
      },
      (said) =>
        wrapSamlResponse(
          said,
          buildAssertion({ ...said, ...evil }) + signXmlElement(buildAssertion(said), "Assertion"),
        ),
      (said) => {
        const signed = signXmlElement(buildAssertion({ ...said, assertionId: "_same" }), "Assertion");
        const signature = /<Signature[\s\S]*<\/Signature>/.exec(signed)?.[0] ?? "";
        const forged = buildAssertion({ ...said, ...evil, assertionId: "_same" });
        return wrapSamlResponse(
          said,
          forged.replace(
            "</saml:Issuer>",
            `</saml:Issuer>${signature.replace("</Signature>", `<Object>${signed}</Object></Signature>`)}`,
          ),
        );
      },
      (said) => {
        const signed = signXmlElement(buildAssertion({ ...said, assertionId: "_one" }), "Assertion");
        const forged = buildAssertion({ ...said, ...evil, assertionId: "_two" });
        return wrapSamlResponse(said, forged.replace("</saml:Assertion>", `${signed}</saml:Assertion>`));
      },
    ];
    for (const [place, make] of wraps.entries()) {
      const entered = await signIn({ said: ana(), make });
      expect([place, entered.session, why(entered)]).toEqual([place, "", "lies"]);
    }
    expect((await acme.get(`/v2/users?email=${evil.email}`)).body).toEqual([]);
  });

  it("with a comment in a name contains the whole name", async () => {
    const nameId = `victim@${domain}<!-- -->.evil.example`;
    expect(why(await signIn({ said: { nameId } }))).toBe("foreign");
    // A comment inserted afterwards does not truncate the name.
    const cut = (said: AssertionOptions) =>
      buildSignedResponse({ ...said, nameId: `victim@${domain}.evil.example` }).replace(
        ".evil",
        "<!-- -->.evil",
      );
    expect(why(await signIn({ make: cut }))).toMatch(/foreign|lies/);
    expect((await acme.get(`/v2/users?email=victim@${domain}`)).body).toEqual([]);
  });

  it("must have a fresh authentication if that was requested", async () => {
    const old = { ...ana(), authenticated: -3600 };
    expect(why(await signIn({ said: old, query: "?fresh" }))).toBe("lies");
    expect((await signIn({ said: old })).location).toBe("/console");
  });
});

describe("the SAML setup", () => {
  const put = (provider: object) => acme.put("/v2/sign_in", { provider: { kind: "saml", ...provider } });
  const pointers = async (provider: object) => {
    const { status, body } = await put(provider);
    expect(status, JSON.stringify(body)).toBe(400);
    return body.errors.map(({ pointer }: { pointer: string }) => pointer);
  };

  it("shows our metadata and the provider's settings", async () => {
    const metadata = await (await handleSamlMetadata(acme.id)).text();
    expect(metadata).toContain(`entityID="${namesOf(acme).entityId}"`);
    expect(metadata).toContain(namesOf(acme).answerUrl);
    expect((await handleSamlMetadata("65f0c1a2b3c4d5e6f7a8b9c0")).status).toBe(404);
    const { body } = await acme.get("/v2/sign_in");
    expect(body.service_provider).toMatchObject({
      entity_id: namesOf(acme).entityId,
      acs_url: namesOf(acme).answerUrl,
    });
    expect(body.provider).toMatchObject({
      kind: "saml",
      issuer: SAML_ISSUER,
      sign_in_url: SAML_SIGN_IN,
      certificate_details: [{ subject: "CN=provider of these tests" }],
    });
  });

  it("accepts certificates by hand, and metadata from an address", async () => {
    const { tenant } = await newOrganization({
      metadata: undefined,
      issuer: SAML_ISSUER,
      sign_in_url: SAML_SIGN_IN,
      certificates: [KEYS.provider.certificate.replace(/-----.*-----/g, "")],
    });
    expect((await tenant.get("/v2/sign_in")).body.provider.certificates[0]).toContain("BEGIN CERTIFICATE");
    const server = createServer((_, response) => response.end(buildSamlMetadata())).listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    const metadata_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata`;
    const { body } = await tenant.put("/v2/sign_in", { provider: { kind: "saml", metadata_url } });
    expect(body.provider).toMatchObject({ issuer: SAML_ISSUER, metadata_url });
    server.close();
    const away = await tenant.put("/v2/sign_in", { provider: { kind: "saml", metadata_url } });
    expect([away.status, away.body.errors[0].pointer]).toEqual([400, "/provider/metadata_url"]);
  });

  it("rejects invalid settings in words", async () => {
    const own = { issuer: SAML_ISSUER, sign_in_url: SAML_SIGN_IN, certificates: [KEYS.provider.certificate] };
    expect(await pointers({})).toEqual([
      "/provider/issuer",
      "/provider/sign_in_url",
      "/provider/certificates",
    ]);
    expect(await pointers({ ...own, certificates: ["nonsense"] })).toEqual(["/provider/certificates/0"]);
    expect(await pointers({ ...own, certificates: [KEYS.weak.certificate] })).toEqual([
      "/provider/certificates/0",
    ]);
    expect(await pointers({ ...own, sign_in_url: "http://idp.example.com" })).toEqual([
      "/provider/sign_in_url",
    ]);
    expect(await pointers({ metadata_url: "https://10.0.0.1/metadata" })).toEqual(["/provider/metadata_url"]);
    for (const metadata of [
      "nonsense",
      "<a/>",
      buildSamlMetadata({ issuer: "" }),
      buildSamlMetadata({ certificates: [] }),
      buildSamlMetadata({ certificates: [KEYS.weak.certificate] }),
      buildSamlMetadata().replace("HTTP-Redirect", "SOAP"),
      buildSamlMetadata().replace("?>", '?><!DOCTYPE x [<!ENTITY e "x">]>'),
      `<EntitiesDescriptor>${buildSamlMetadata().slice(38)}${buildSamlMetadata({ issuer: "two" }).slice(38)}</EntitiesDescriptor>`,
    ])
      expect(await pointers({ metadata })).toEqual(["/provider/metadata"]);
    expect(await pointers({ metadata: "x".repeat(600_000) })).toEqual(["/provider/metadata"]);
    expect((await acme.get("/v2/sign_in")).body.provider.issuer).toBe(SAML_ISSUER);
  });
});
