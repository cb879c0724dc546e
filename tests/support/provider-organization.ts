import { expect } from "vitest";
import type { createTestApi, Tenant } from "./api";
import type { startDnsServer } from "./start-dns-server";
import { makeUniqueName } from "./users";

export const HOST = "https://meet.example.com";
export const BROWSER = { acceptLanguage: "en", cookies: { lang: null, tz: "Europe/Paris", h: null } };

type DnsServer = Awaited<ReturnType<typeof startDnsServer>>;

/** Verifies a sign-in domain by its record at the name server. */
export async function proveDomain(names: DnsServer, tenant: Tenant, domain: string) {
  const { body } = await tenant.post("/v2/sign_in/domains", { domain });
  const { _id, record } = body.domains.find((one: { domain: string }) => one.domain === domain);
  names.records.set(record.name, record.value);
  return tenant.post(`/v2/sign_in/domains/${_id}/verify`, {});
}

/** Creates an organisation with a verified domain and this sign-in provider. */
export async function createProviderOrganization(
  { api, names }: { api: ReturnType<typeof createTestApi>; names: DnsServer },
  toProvider: (tenant: Tenant) => object,
): Promise<{ tenant: Tenant; domain: string }> {
  const tenant = await api.tenant();
  const domain = `${makeUniqueName("firm")}.example`;
  await proveDomain(names, tenant, domain);
  const { status, body } = await tenant.put("/v2/sign_in", { provider: toProvider(tenant) });
  expect(status, JSON.stringify(body)).toBe(200);
  return { tenant, domain };
}
