import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import type { Instant } from "@/lib/core/time/instant";

const STEP_SECONDS = 30;

/** A code is valid for one more step before and after its own, for inaccurate clocks and slow typing. */
const WINDOW_STEPS = 1;

/** 160 random bits (RFC 4226, section 4), base32. */
export const generateTotpSecret = (): string => new Secret({ size: 20 }).base32;

const createTotp = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: STEP_SECONDS,
  });

/**
 * Returns the step of the code (half minutes since 1970); null if it fits none around now, or only `lastStep`
 * or earlier, so that an observed code cannot be replayed.
 */
export function findTotpStep(secret: string, code: string, lastStep: number, now: Instant): number | null {
  const digits = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return null;
  const delta = createTotp(secret).validate({ token: digits, timestamp: now, window: WINDOW_STEPS });
  if (delta === null) return null;
  const step = Math.floor(now / 1000 / STEP_SECONDS) + delta;
  return step > lastStep ? step : null;
}

/** Returns the secret and its URI for an authenticator app. */
export function describeTotpSecret(secret: string, { issuer, label }: { issuer: string; label: string }) {
  // A colon separates both parts in the URI.
  const uri = createTotp(secret, {
    issuer: issuer.replaceAll(":", " "),
    label: label.replaceAll(":", " "),
  }).toString();
  return { secret, uri, picture: renderSVG(uri, { ecc: "M", border: 4, pixelSize: 8 }) };
}
