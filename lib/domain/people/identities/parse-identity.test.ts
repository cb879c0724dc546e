import type { IDToken } from "oauth4webapi";
import { describe, expect, it } from "vitest";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { IdentityProvider } from "./identity-provider";
import { parseIdentity } from "./parse-identity";

const TENANT = "11111111-2222-3333-4444-555555555555";
const MICROSOFT = `https://login.microsoftonline.com/${TENANT}/v2.0`;
const GOOGLE = "https://accounts.google.com";

const provider = (changes: Partial<IdentityProvider> = {}): IdentityProvider => ({
  key: "google",
  organization: null,
  issuer: GOOGLE,
  clientId: "bookpage",
  clientSecret: "secret",
  parameters: {},
  ...changes,
});

const ofFirm = (issuer: string) =>
  provider({ key: "a".repeat(24), organization: asOrganizationId("a".repeat(24)), issuer });

const claims = (changes: object): IDToken => ({
  iss: GOOGLE,
  sub: "108",
  aud: "bookpage",
  exp: 2_000_000_000,
  iat: 1_900_000_000,
  ...changes,
});

const emailOf = (from: IdentityProvider, changes: object) => parseIdentity(from, claims(changes), null).email;

describe("parseIdentity with an address from Google", () => {
  const verified = { email_verified: true };

  it.each([
    ["accepts an address of Gmail", { email: "ana@gmail.com" }, "ana@gmail.com"],
    [
      "accepts an address of the named Workspace domain",
      { email: "Ana@Firm.example", hd: "firm.example" },
      "ana@firm.example",
    ],
    [
      "rejects an address outside of the named Workspace domain",
      { email: "ana@other.example", hd: "firm.example" },
      null,
    ],
    ["rejects an address outside of Gmail and Workspace", { email: "ana@firm.example" }, null],
    ["rejects a domain that only ends with gmail.com", { email: "ana@notgmail.com" }, null],
    [
      "rejects a Workspace domain that is not a string",
      { email: "ana@firm.example", hd: ["firm.example"] },
      null,
    ],
  ])("%s", (_, changes, email) => {
    expect(emailOf(provider(), { ...verified, ...changes })).toBe(email);
    // The same rule applies to an organisation's own provider.
    expect(emailOf(ofFirm(GOOGLE), { ...verified, ...changes })).toBe(email);
    expect(emailOf(provider(), { ...changes, email_verified: false })).toBeNull();
  });
});

describe("parseIdentity with an address from Microsoft", () => {
  const shared = provider({ key: "microsoft", issuer: "https://login.microsoftonline.com/common/v2.0" });

  it.each([
    ["rejects an email claim alone", { email: "boss@firm.example" }, null, null],
    [
      "accepts an address in a domain of the tenant",
      { email: "ana@firm.example", xms_edov: true },
      "ana@firm.example",
      "ana@firm.example",
    ],
    [
      "accepts xms_edov as a string",
      { email: "ana@firm.example", xms_edov: "1" },
      "ana@firm.example",
      "ana@firm.example",
    ],
    [
      "rejects an address outside of the tenant's domains",
      { email: "boss@firm.example", xms_edov: false },
      null,
      null,
    ],
    [
      "accepts the sign-in name from a single tenant only",
      { preferred_username: "ana@firm.example" },
      null,
      "ana@firm.example",
    ],
    [
      "rejects the rewritten address of a guest",
      { preferred_username: "boss_firm.example#ext#@evil.example" },
      null,
      null,
    ],
  ])("%s", (_, changes, expectedShared, expectedTenant) => {
    expect(emailOf(shared, { iss: MICROSOFT, ...changes })).toBe(expectedShared);
    expect(emailOf(ofFirm(MICROSOFT), { iss: MICROSOFT, ...changes })).toBe(expectedTenant);
  });

  it("rejects issuers that only resemble Microsoft", () => {
    const changes = { email: "boss@firm.example", xms_edov: true };
    for (const iss of [
      `https://login.microsoftonline.com.evil.example/${TENANT}/v2.0`,
      "https://login.microsoftonline.com/{tenantid}/v2.0",
      `https://sts.windows.net/${TENANT}/`,
    ])
      expect(emailOf(shared, { iss, ...changes })).toBeNull();
  });
});

describe("parseIdentity with an organisation's provider", () => {
  it("rejects other issuers and other tenants", () => {
    const common = ofFirm("https://login.microsoftonline.com/common/v2.0");
    expect(() => parseIdentity(common, claims({ iss: MICROSOFT }), null)).toThrow(
      "not the configured issuer",
    );
    const other = MICROSOFT.replace("1111", "9999");
    expect(() => parseIdentity(ofFirm(MICROSOFT), claims({ iss: other }), null)).toThrow(
      "not the configured issuer",
    );
  });

  it("returns null for groups that the token only refers to", () => {
    const read = (changes: object) =>
      parseIdentity(ofFirm(MICROSOFT), claims({ iss: MICROSOFT, ...changes }), "groups").groups;
    expect(read({ groups: ["a"] })).toEqual(["a"]);
    expect(read({ groups: "a" })).toEqual(["a"]);
    expect(read({})).toEqual([]);
    expect(read({ _claim_names: { groups: "src1" } })).toBeNull();
    expect(read({ hasgroups: true })).toBeNull();
  });
});
