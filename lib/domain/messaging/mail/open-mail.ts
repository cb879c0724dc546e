import { open } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import type { MailParts } from "./keep-mails";

interface SealedMail {
  id: string;
  organizationId: string;
  sealed: Uint8Array;
}

/** What is sealed with a mail; null where another secret has sealed it. */
export function openMail({ id, organizationId, sealed }: SealedMail): MailParts | null {
  const text = open(sealed, rowPlace("mails.sealed", organizationId, id));
  return text === null ? null : JSON.parse(text);
}
