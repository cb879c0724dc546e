import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { deriveStableToken, deriveStableTokens } from "@/lib/platform/crypto/secret";
import { generateToken } from "@/lib/platform/crypto/token";
import { readCookie } from "@/lib/platform/http/read-cookie";
import { formatCookie } from "./cookie";

/**
 * A browser that has signed in before. It grants nothing: failed attempts are counted for it separately, so
 * that an attacker's attempts do not lock its owner out.
 */
export interface KnownDevice {
  id: string;
  /** User who signed in with it last. */
  user: string;
}

const DEVICE_COOKIE = "bookpage_device";

/** Builds the cookie for a browser that has just signed in. */
export const buildKnownDeviceCookie = (device: KnownDevice | null, user: string): string =>
  formatDeviceCookie(`${device?.id ?? generateToken()}.${user}`);

const formatDeviceCookie = (name: string): string =>
  formatCookie(DEVICE_COOKIE, `${name}.${deriveStableToken("known device", name)}`);

/** Returns null for a new browser or a forged cookie. */
export function readKnownDevice(request: Request): KnownDevice | null {
  const cookie = readCookie(request, DEVICE_COOKIE);
  const [id = "", user = ""] = cookie?.split(".") ?? [];
  if (!cookie || !id || !user) return null;
  const name = `${id}.${user}`;
  const genuine = deriveStableTokens("known device", name).map((token) => `${name}.${token}`);
  return genuine.some((right) => isTimingSafeEqual(cookie, right)) ? { id, user } : null;
}
