import { isSameText } from "@/lib/platform/crypto/is-same-text";
import { derivedToken, derivedTokens } from "@/lib/platform/crypto/secret";

/**
 * An invitee's personal key as it stands in mails: it is worked out and kept nowhere, so that every mail of an
 * event can carry it, beside the key that was shown once when the invitee was made.
 */
export const mailedKey = (inviteeId: string): string =>
  `${inviteeId}.${derivedToken("mailed key", inviteeId)}`;

/** The invitee of a key that is of this kind and genuine, else null. */
export function inviteeOfMailedKey(key: string): string | null {
  const [inviteeId = ""] = key.split(".");
  const genuine = derivedTokens("mailed key", inviteeId).map((token) => `${inviteeId}.${token}`);
  return genuine.some((right) => isSameText(key, right)) ? inviteeId : null;
}
