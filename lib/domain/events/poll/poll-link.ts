import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { deriveStableToken, deriveStableTokens } from "@/lib/platform/crypto/secret";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";

const PURPOSE = "poll link";

/** Derived and not stored, so a poll that is opened again has the same link. */
export const buildPollPath = (event: string): string =>
  `/event/${event}/poll/${deriveStableToken(PURPOSE, event)}`;

export const buildPollLink = (event: string): string => `${resolvePageOrigin()}${buildPollPath(event)}`;

export const isPollCode = (event: string, code: string): boolean =>
  deriveStableTokens(PURPOSE, event).some((right) => isTimingSafeEqual(code, right));
