import { escapeMarkup } from "@/lib/core/text/escape-markup";
import type { ProviderAccess } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import type { ExchangeCredentials } from "./credentials";
import { getChildText, listChildren, selectElement } from "./element";
import { fetchCalendarFolder } from "./requests";
import type { ExchangeServices } from "./soap";
import type { PostXml } from "./with-connection";

const SERVICES_PATH = "/EWS/Exchange.asmx";
const AUTODISCOVER_PATH = "/autodiscover/autodiscover.xml";
const MAX_REDIRECTS = 5;

/** Finds the web services of an account and stores their URL in the credentials. */
export async function resolveExchangeServices(
  { credentials, storeRenewed }: ProviderAccess<ExchangeCredentials>,
  post: PostXml,
): Promise<ExchangeServices> {
  const { impersonate } = credentials;
  if (credentials.url) return { post, url: credentials.url, impersonate };
  let refusal = new ProviderError("address", "No Exchange server was found at this address");
  for await (const url of generateCandidateUrls(credentials, post)) {
    try {
      await fetchCalendarFolder({ post, url, impersonate });
      await storeRenewed({ ...credentials, url });
      return { post, url, impersonate };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // A rejected password is more informative than an unreachable server.
      if (refusal.reason !== "access") refusal = error;
    }
  }
  throw refusal;
}

/** Yields URLs from the explicit one to those of Autodiscover at the mail domain. */
async function* generateCandidateUrls({ server, username }: ExchangeCredentials, post: PostXml) {
  const serverUrl = new URL(server.includes("://") ? server : `https://${server}`);
  if (serverUrl.pathname !== "/") {
    yield serverUrl.href;
    return;
  }
  yield new URL(SERVICES_PATH, serverUrl).href;
  const domain = username.split("@")[1];
  const hosts = [
    serverUrl.origin,
    ...(domain ? [`https://${domain}`, `https://autodiscover.${domain}`] : []),
  ];
  for (const host of hosts) {
    const found =
      URL.canParse(host) &&
      (await fetchAutodiscoverUrl(new URL(AUTODISCOVER_PATH, host).href, username, post));
    if (found) yield found;
  }
}

/** Asks one Autodiscover service; null if it does not respond or does not know the account. */
async function fetchAutodiscoverUrl(address: string, account: string, post: PostXml): Promise<string | null> {
  let url = address;
  let email = account;
  for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
    const response = await post(url, buildAutodiscoverRequest(email)).catch((error) => {
      if (error instanceof ProviderError) return null;
      throw error;
    });
    if (!response) return null;
    const location = response.headers.get("location");
    if (response.status >= 300 && response.status < 400 && location && URL.canParse(location, url)) {
      url = new URL(location, url).href;
      continue;
    }
    if (response.status !== 200) return null;
    const accountNode = selectElement(await response.xml(), "Autodiscover", "Response", "Account");
    const protocols = listChildren(accountNode, "Protocol");
    const services = ["EXPR", "EXCH"].map((type) =>
      getChildText(
        protocols.find((one) => getChildText(one, "Type") === type && getChildText(one, "EwsUrl")),
        "EwsUrl",
      ),
    );
    const found = services.find((one) => URL.canParse(one));
    if (found) return found;
    url = getChildText(accountNode, "RedirectUrl") || url;
    email = getChildText(accountNode, "RedirectAddr") || email;
    if (url === address && email === account) return null;
  }
  return null;
}

const buildAutodiscoverRequest = (email: string) =>
  `<?xml version="1.0" encoding="utf-8"?><Autodiscover xmlns="http://schemas.microsoft.com/exchange/autodiscover/outlook/requestschema/2006"><Request><EMailAddress>${escapeMarkup(email)}</EMailAddress><AcceptableResponseSchema>http://schemas.microsoft.com/exchange/autodiscover/outlook/responseschema/2006a</AcceptableResponseSchema></Request></Autodiscover>`;
