import { handleProviderCallback, handleProviderStart } from "@/lib/pages/account/handle-provider-sign-in";
import type { createTestApi, Tenant } from "./api";
import { listSetCookies } from "./connect-account";
import { OIDC_CLIENT, type startIdentityProvider, submitProviderLogin } from "./identity-provider";
import { BROWSER, createProviderOrganization, HOST, proveDomain } from "./provider-organization";
import type { startDnsServer } from "./start-dns-server";

interface Servers {
  api: ReturnType<typeof createTestApi>;
  idp: Awaited<ReturnType<typeof startIdentityProvider>>;
  names: Awaited<ReturnType<typeof startDnsServer>>;
}

/** Organisations with a provider, and browsers that sign in through it. */
export function createProviderSignIn({ api, idp, names }: Servers) {
  const settings = (changes: object = {}) => ({
    issuer: idp.url,
    client_id: OIDC_CLIENT.id,
    client_secret: OIDC_CLIENT.secret,
    joining: true,
    ...changes,
  });

  const newOrganization = (changes: object = {}) =>
    createProviderOrganization({ api, names }, (tenant) => {
      idp.allow(`${HOST}/login/with/${tenant.id}/callback`);
      return settings(changes);
    });

  const begin = async (tenant: Tenant, query = "", headers: Record<string, string> = {}) => {
    const response = await handleProviderStart(
      new Request(`${HOST}/login/with/${tenant.id}${query}`, { headers }),
      BROWSER,
      tenant.id,
    );
    return {
      location: response.headers.get("location") ?? "",
      cookie: listSetCookies(response).join("; "),
      headers: response.headers,
    };
  };

  const comeBack = async (
    tenant: Tenant,
    address: string,
    cookie: string,
    headers: Record<string, string> = {},
  ) => {
    const response = await handleProviderCallback(
      new Request(address, { headers: { ...headers, cookie, "user-agent": "A browser" } }),
      BROWSER,
      tenant.id,
    );
    const location = response.headers.get("location") ?? "";
    const cookies = listSetCookies(response);
    const session = cookies.find((one) => /^bookpage_session=./.test(one)) ?? null;
    return { location, why: new URL(location, HOST).searchParams.get("why"), session, cookies };
  };

  /** Runs a sign-in from the button to its end. */
  async function signInAtProvider(tenant: Tenant, query = "") {
    const { location, cookie } = await begin(tenant, query);
    return comeBack(tenant, await submitProviderLogin(location), cookie);
  }

  const findUser = (tenant: Tenant, email: string) =>
    api.db.user.findFirst({ where: { organizationId: tenant.id, email }, include: { identities: true } });

  return {
    settings,
    newOrganization,
    proveDomain: (tenant: Tenant, domain: string) => proveDomain(names, tenant, domain),
    begin,
    comeBack,
    signInAtProvider,
    findUser,
  };
}
