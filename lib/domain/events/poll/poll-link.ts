import { isSameText } from "@/lib/platform/crypto/is-same-text";
import { derivedToken, derivedTokens } from "@/lib/platform/crypto/secret";
import { pageOrigin } from "@/lib/platform/http/page-origin";

const PURPOSE = "poll link";

/** Kept nowhere: a poll that is opened again has the link that was shared. */
export const pollPath = (event: string): string => `/event/${event}/poll/${derivedToken(PURPOSE, event)}`;

export const pollLink = (event: string): string => `${pageOrigin()}${pollPath(event)}`;

export const isPollCode = (event: string, code: string): boolean =>
  derivedTokens(PURPOSE, event).some((right) => isSameText(code, right));
