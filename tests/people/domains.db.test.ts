import type { IncomingMessage } from "node:http";
import { beforeEach, expect, it, test } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { checkDueDomains } from "@/lib/domain/messaging/domains/check-due-domains";
import { clearOrganizationOrigins } from "@/lib/domain/tenancy/directory/get-organization-origin";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import { runInWorkContext } from "@/lib/platform/work/work-context";
import { applyForwardedHost, resolveSite } from "@/server/resolve-site";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { buildTestBookingBody } from "../support/bookings";
import { createTestForm } from "../support/forms";
import { createTestLocator } from "../support/locators";
import { startDnsServer } from "../support/start-dns-server";
import { createTestHost, createTestPage, createTestUser, makeUniqueName } from "../support/users";

const names = await startDnsServer();
const api = createTestApi({
  WEB_URL: "https://bookpage.example",
  DNS_SERVERS: names.address,
  ALLOWED_HOSTS: "bookpage.internal",
  TRUSTED_PROXIES: "10.0.0.0/8",
});

let acme: Tenant;
let birch: Tenant;
beforeEach(async () => {
  acme = await api.tenant();
  birch = await api.tenant();
  clearOrganizationOrigins();
});

async function addAdmin(tenant: Tenant) {
  const { _id } = await createTestUser(tenant);
  await api.db.user.updateMany({ where: { id: _id }, data: { admin: true } });
}

async function add(tenant: Tenant, domain = `${makeUniqueName("meet")}.example.com`) {
  const { status, body } = await tenant.post("/v2/domains", { domain });
  expect(status).toBe(201);
  return body;
}

const check = (tenant: Tenant, { _id }: { _id: string }) => tenant.post(`/v2/domains/${_id}/check`, {});

async function verify(tenant: Tenant, domain?: string) {
  const added = await add(tenant, domain);
  names.records.set(added.record.name, added.record.value);
  const { status, body } = await check(tenant, added);
  expect([status, body.status]).toEqual([200, "verified"]);
  return body;
}

const asked = (
  host: string,
  url = "/",
  headers: Record<string, string> = {},
  remoteAddress = "203.0.113.9",
) =>
  ({
    method: "GET",
    url,
    headers: { host, ...headers },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

it("a custom domain is verified by its record, and a mismatch is reported", {
  tags: "main",
}, async () => {
  const domain = `${makeUniqueName("meet")}.example.com`;
  const added = await add(acme, `  ${domain.toUpperCase()}. `);
  expect(added).toMatchObject({ domain, status: "pending", main: false, found: [], checked_at: null });
  expect(added.record).toEqual({
    type: "TXT",
    name: `_bookpage.${domain}`,
    value: expect.stringMatching(/^bookpage-domain=/),
  });
  expect((await acme.post("/v2/domains", { domain })).body._id).toBe(added._id);

  names.records.set(added.record.name, "v=spf1 -all");
  expect((await check(acme, added)).body).toMatchObject({ status: "pending", found: ["v=spf1 -all"] });
  expect((await requestApi("GET", `/v2/domains/certificate_check?domain=${domain}`)).status).toBe(404);

  names.records.set(added.record.name, `v=spf1 -all\n${added.record.value}`);
  expect((await check(acme, added)).body).toMatchObject({
    status: "verified",
    main: true,
    url: `https://${domain}`,
  });
  expect(
    (await requestApi("GET", `/v2/domains/certificate_check?domain=${domain.toUpperCase()}.`)).status,
  ).toBe(200);
  expect(await resolveSite(asked(`${domain}:8443`))).toEqual({
    at: "site",
    site: { organization: acme.id, origin: `https://${domain}` },
  });
  const told = (await acme.get(`/v2/audit?resource_id=${added._id}`)).body;
  expect(told.map(({ action }: { action: string }) => action)).toEqual(["update", "create"]);

  expect((await acme.delete(`/v2/domains/${added._id}`)).status).toBe(204);
  expect(await resolveSite(asked(domain))).toEqual({ at: "unknown" });
  expect((await acme.get("/v2/domains")).body).toEqual([]);
});

it.each([
  ["https://meet.example.com", "without https://"],
  ["meet.example.com:443", "without a port"],
  ["*.example.com", "wildcard"],
  ["203.0.113.9", "not an IP address"],
  ["bookpage.example", "this installation"],
  ["BOOKPAGE.internal.", "this installation"],
])("a custom domain rejects %s with the reason", async (domain, why) => {
  const { status, body } = await acme.post("/v2/domains", { domain });
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    expect.objectContaining({ pointer: "/domain", message: expect.stringContaining(why) }),
  ]);
});

it("a custom domain is used in links while it is primary", async () => {
  const user = await createTestHost(acme);
  const page = await createTestPage(acme, user._id);
  const urls = async () => (await acme.get(`/v2/bookpages/${page.nickname}`)).body.urls;
  expect(await urls()).toEqual([`https://bookpage.example/${page.nickname}`]);
  const first = await verify(acme);
  expect(await urls()).toEqual([`${first.url}/${page.nickname}`]);
  const second = await verify(acme);
  expect(await urls()).toEqual([`${first.url}/${page.nickname}`]);
  expect((await acme.put(`/v2/domains/${second._id}`, { main: true })).body.main).toBe(true);
  expect(await urls()).toEqual([`${second.url}/${page.nickname}`]);
  const booked = await acme.post("/v2/bookings", {
    ...buildTestBookingBody(),
    page: page.nickname,
    start: "2031-03-24T10:00:00Z",
  });
  expect(booked.body.booking.page_url).toMatch(`${second.url}/event/`);
  await acme.delete(`/v2/domains/${second._id}`);
  expect(await urls()).toEqual([`${first.url}/${page.nickname}`]);
});

it("a custom domain has its own namespace, and shows nothing of other organisations", async () => {
  const name = makeUniqueName("anna");
  const theirs = await createTestPage(birch, (await createTestHost(birch))._id, { nickname: name });
  const own = await createTestHost(acme);
  const body = { nickname: name, belongs_to: own._id };
  expect((await acme.post("/v2/bookpages", body)).status).toBe(409);
  const domain = await verify(acme);
  const made = await acme.post("/v2/bookpages", body);
  expect(made.status).toBe(201);
  expect(made.body.urls).toEqual([`${domain.url}/${name}`]);
  expect((await acme.post("/v2/bookpages", { ...body, secondary: true })).status).toBe(409);
  expect((await acme.post("/v2/locators", { handle: (await createTestLocator(birch)).handle })).status).toBe(
    201,
  );

  const at = (site?: { organization: string; origin: string }) =>
    runInWorkContext({ requestId: null, ...(site && { site }) }, () => resolveName(api.db, "nickname", name));
  const site = { organization: acme.id, origin: domain.url };
  expect((await at())?.id).toBe(theirs._id);
  expect((await at(site))?.id).toBe(made.body._id);
  const form = await createTestForm(birch, { questions: [{ label: "Topic", kind: "text" }] });
  expect(
    await runInWorkContext({ requestId: null, site }, () => resolveName(api.db, "form", form.handle)),
  ).toBeNull();

  const booked = await acme.post("/v2/bookings", {
    ...buildTestBookingBody(),
    page: name,
    start: "2031-03-24T10:00:00Z",
  });
  expect([booked.status, booked.body.booking.page_url]).toEqual([201, expect.stringContaining(domain.url)]);
  const refused = await acme.delete(`/v2/domains/${domain._id}`);
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining(name)]);
  expect((await acme.put(`/v2/bookpages/${name}`, { nickname: makeUniqueName("other") })).status).toBe(200);
});

it("a custom domain moves to the last organisation that verifies it, once the earlier record is gone", async () => {
  const domain = `${makeUniqueName("meet")}.example.com`;
  await addAdmin(acme);
  const first = await verify(acme, domain);
  const second = await add(birch, domain);
  names.records.set(first.record.name, `${first.record.value}\n${second.record.value}`);
  const both = await check(birch, second);
  expect([both.status, both.body.detail]).toEqual([409, expect.stringContaining("another organisation")]);
  names.records.set(first.record.name, second.record.value);
  expect((await check(birch, second)).body.status).toBe("verified");
  expect((await acme.get(`/v2/domains/${first._id}`)).body).toMatchObject({
    status: "failed",
    reason: "taken",
    main: false,
  });
  expect((await acme.get("/v2/mails")).body.map(({ kind }: { kind: string }) => kind)).toContain(
    "domain_taken",
  );
  expect(await resolveSite(asked(domain))).toMatchObject({ site: { organization: birch.id } });
});

it("a custom domain is checked daily: admins are told of a missing record, and a week later it is disabled", async () => {
  await addAdmin(acme);
  const domain = await verify(acme);
  names.records.delete(domain.record.name);
  const later = (days: number) => checkDueDomains(api.db, asInstant(Date.now() + days * DAY + 60_000));
  const read = async () => (await acme.get(`/v2/domains/${domain._id}`)).body;
  await later(1);
  expect(await read()).toMatchObject({ status: "verified", missing_since: expect.any(String), found: [] });
  await later(5);
  expect((await read()).status).toBe("verified");
  await later(9);
  expect(await read()).toMatchObject({ status: "failed", reason: "missing" });
  expect(await resolveSite(asked(domain.domain))).toEqual({ at: "unknown" });
  const kinds = (await acme.get("/v2/mails")).body.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind.startsWith("domain_")).sort()).toEqual([
    "domain_failed",
    "domain_missing",
  ]);
  names.records.set(domain.record.name, domain.record.value);
  await later(11);
  expect(await read()).toMatchObject({ status: "verified", missing_since: null, main: true });
});

it("a custom domain is resolved from the Host header", async () => {
  const { domain, url } = await verify(acme);
  for (const host of [
    "bookpage.example",
    "BOOKPAGE.example:443",
    "bookpage.internal",
    "127.0.0.1:3000",
    "localhost",
    "[::1]:3000",
    "",
  ])
    expect(await resolveSite(asked(host))).toEqual({ at: "installation" });
  for (const host of ["unknown.example", "10.0.0.7", "bookpage.example.evil.example", "\0"])
    expect(await resolveSite(asked(host))).toEqual({ at: "unknown" });
  for (const path of ["/health", "/health/ready", "/metrics", "/v2/domains/certificate_check?domain=x"])
    expect(await resolveSite(asked("10.0.0.7", path))).toEqual({ at: "installation" });
  expect(await resolveSite(asked(domain, "/anna?day=2031-03-10"))).toMatchObject({
    at: "site",
    site: { origin: url },
  });
  expect(await resolveSite(asked(domain, "/console?x=1"))).toEqual({
    at: "elsewhere",
    location: "https://bookpage.example/console?x=1",
  });
  expect(await resolveSite(asked(domain, "/v2/users"))).toEqual({ at: "elsewhere", location: null });
});

test("X-Forwarded-Host is accepted from a trusted proxy only", () => {
  const settle = (remote: string) => {
    const request = asked("proxy.internal", "/", { "x-forwarded-host": "meet.example.com, inner" }, remote);
    applyForwardedHost(request);
    return request.headers;
  };
  expect(settle("10.1.2.3")).toEqual({ host: "meet.example.com" });
  expect(settle("203.0.113.9")).toEqual({ host: "proxy.internal" });
});
