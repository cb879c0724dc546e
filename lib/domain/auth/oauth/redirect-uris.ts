export const MAX_REDIRECT_CHARACTERS = 500;

/** Of this very machine: a program that runs there listens on a port of its choice (RFC 8252 7.3). */
const LOOPBACK_HOSTS = ["127.0.0.1", "[::1]", "localhost"];

const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === "http:" && LOOPBACK_HOSTS.includes(hostname);

/** The scheme of an app on a device: the reverse of a domain that its makers have, so there is a dot in it (RFC 8252 7.1). */
const isAppScheme = ({ protocol }: URL): boolean => /^[a-z][a-z\d+-]*(\.[a-z\d+-]+)+:$/.test(protocol);

/** Where codes may be sent: by https, to an app on the device, or to the machine that asks; nothing after a `#`, and no name or password. */
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

/** What people are shown of it: the host, or of an app on a device its scheme. */
export const describeRedirectUri = (address: string): string => {
  const url = new URL(address);
  return isAppScheme(url) ? url.protocol.slice(0, -1) : url.host;
};

/** Letter by letter one of the registered ones; of a loopback address the port is free. */
export const isRegisteredRedirectUri = (registered: readonly string[], asked: string): boolean =>
  isRedirectUri(asked) &&
  registered.some((one) => one === asked || (isSameExceptPort(one, asked) && isLoopback(new URL(one))));

function isSameExceptPort(registered: string, asked: string): boolean {
  if (!URL.canParse(registered)) return false;
  const [one, other] = [new URL(registered), new URL(asked)];
  one.port = "";
  other.port = "";
  return one.href === other.href;
}
