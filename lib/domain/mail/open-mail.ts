import { open } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import type { Mail } from "@/lib/platform/db/generated/client";
import type { MailParts } from "./keep-mails";

/** What is sealed with a mail; null where another secret has sealed it. */
export function openMail({
  id,
  organizationId,
  sealed,
}: Pick<Mail, "id" | "organizationId" | "sealed">): MailParts | null {
  const text = open(sealed, rowPlace("mails.sealed", organizationId, id));
  return text === null ? null : JSON.parse(text);
}
