export const MAX_REDIRECT_CHARACTERS = 500;

/** Native programs on the same machine listen on any port (RFC 8252, section 7.3). */
const LOOPBACK_HOSTS = ["127.0.0.1", "[::1]", "localhost"];

const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === "http:" && LOOPBACK_HOSTS.includes(hostname);

/** Schemes of native apps are reversed domain names, so they contain a dot (RFC 8252, section 7.1). */
const isAppScheme = ({ protocol }: URL): boolean => /^[a-z][a-z\d+-]*(\.[a-z\d+-]+)+:$/.test(protocol);

/** Accepts https, schemes of native apps, and loopback addresses, without a fragment or credentials. */
export function isRedirectUri(text: string): boolean {
  if (text.length > MAX_REDIRECT_CHARACTERS || !/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text))
    return false;
  const url = new URL(text);
  return (
    !text.includes("#") &&
    url.username + url.password === "" &&
    (url.protocol === "https:" || isLoopback(url) || isAppScheme(url))
  );
}

/** Returns the displayed part: the host, or the scheme of a native app. */
export const describeRedirectUri = (address: string): string => {
  const url = new URL(address);
  return isAppScheme(url) ? url.protocol.slice(0, -1) : url.host;
};

/** Requires an exact match; only the port of a loopback address may differ. */
export const isRegisteredRedirectUri = (registered: readonly string[], requested: string): boolean =>
  isRedirectUri(requested) &&
  registered.some(
    (one) => one === requested || (isSameExceptPort(one, requested) && isLoopback(new URL(one))),
  );

function isSameExceptPort(registered: string, requested: string): boolean {
  if (!URL.canParse(registered)) return false;
  const [one, other] = [new URL(registered), new URL(requested)];
  one.port = "";
  other.port = "";
  return one.href === other.href;
}
