import { isLoopback } from "@/lib/platform/network/is-loopback";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

const REQUEST_TIMEOUT_MS = 5000;

/** Checks that the service is reachable at the address in mails, and that it sees the client's address. */
export async function checkAddress({ settings }: DoctorContext): Promise<Finding[]> {
  const { WEB_URL, HOST, TRUSTED_PROXIES } = settings;
  const { protocol, hostname } = new URL(WEB_URL);
  const healthBody = await fetchUrl(`${WEB_URL}/health`);
  const reached =
    healthBody === "ours"
      ? reportPass("address", `${WEB_URL} answers`)
      : reportFailure(
          "address",
          `${WEB_URL} ${healthBody}`,
          "start the service, or check that WEB_URL is right and that its proxy leads here",
        );
  if (protocol === "http:" && !isLoopback(hostname))
    return [
      reached,
      reportFailure(
        "proxies",
        "WEB_URL is not https: passwords can be read in transit",
        "put a proxy with TLS in front",
      ),
    ];
  const isProxyElsewhere = protocol === "https:" && !isLoopback(HOST);
  if (isProxyElsewhere && TRUSTED_PROXIES.length === 0)
    return [
      reached,
      reportFailure(
        "proxies",
        "TLS ends at a proxy that is not trusted unless it is on this machine: all clients would count as one",
        "name its address in TRUSTED_PROXIES, or set HOST=127.0.0.1 where it is on this machine",
      ),
    ];
  return [
    reached,
    reportPass("proxies", TRUSTED_PROXIES.length > 0 ? `${TRUSTED_PROXIES.length} trusted` : "none needed"),
  ];
}

async function fetchUrl(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), redirect: "error" });
    const text = await response.text();
    return response.ok && text.includes('"status"')
      ? "ours"
      : `answers ${response.status}, and not as this service does`;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    return `does not answer (${(cause as { code?: string } | undefined)?.code ?? message})`;
  }
}
