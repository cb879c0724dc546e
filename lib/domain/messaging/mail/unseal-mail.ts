import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import type { MailParts } from "./store-mails";

interface SealedMail {
  id: string;
  organizationId: string;
  sealed: Uint8Array;
}

/** Returns the sealed parts of a mail; null if they were sealed with another secret. */
export function unsealMail({ id, organizationId, sealed }: SealedMail): MailParts | null {
  const text = unseal(sealed, buildRowContext("mails.sealed", organizationId, id));
  return text === null ? null : JSON.parse(text);
}
