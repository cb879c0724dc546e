import { isSameText } from "@/lib/platform/crypto/is-same-text";
import { derivedToken, derivedTokens } from "@/lib/platform/crypto/secret";
import { newToken } from "@/lib/platform/crypto/token";
import { readCookie } from "@/lib/platform/http/read-cookie";
import { setCookie } from "./cookie";

/**
 * A browser in which somebody has signed in before. It opens nothing: wrong tries are counted for it alone, so that
 * those of a stranger do not lock its owner out.
 */
export interface KnownDevice {
  id: string;
  /** Who has signed in with it last. */
  user: string;
}

const DEVICE_COOKIE = "bookpage_device";

/** For a browser that has just signed in. */
export const knownDeviceCookie = (device: KnownDevice | null, user: string): string =>
  writeCookie(`${device?.id ?? newToken()}.${user}`);

const writeCookie = (name: string): string =>
  setCookie(DEVICE_COOKIE, `${name}.${derivedToken("known device", name)}`);

/** Null for a browser that is new, or brings a cookie that is not ours. */
export function readKnownDevice(request: Request): KnownDevice | null {
  const cookie = readCookie(request, DEVICE_COOKIE);
  const [id = "", user = ""] = cookie?.split(".") ?? [];
  if (!cookie || !id || !user) return null;
  const name = `${id}.${user}`;
  const genuine = derivedTokens("known device", name).map((token) => `${name}.${token}`);
  return genuine.some((right) => isSameText(cookie, right)) ? { id, user } : null;
}
