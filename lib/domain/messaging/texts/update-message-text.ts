import type { Precondition } from "@/lib/domain/contracts/etag";
import { lockOrganization } from "@/lib/domain/tenancy/organizations/lock-organization";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { deriveTextId } from "./derive-text-id";
import { findMessageText } from "./queries";
import { requireValidParts } from "./require-valid-parts";
import type { MessageTextBody } from "./schema";
import { serializeMessageText } from "./serialize";
import type { TextKey } from "./text-key";

/** Stores a text after checking that it can be rendered for every reader. */
export function updateMessageText(
  db: Db,
  organization: OrganizationId,
  key: TextKey,
  body: MessageTextBody,
  precondition: Precondition,
) {
  const parts = normalizeParts(body);
  requireValidParts(key, parts);
  return withTransaction(db, async (tx) => {
    await lockOrganization(tx, organization);
    const id = deriveTextId(organization, key);
    const row = await findMessageText(tx, organization, key);
    precondition.check({ id, v: row?.v ?? 0 });
    const data = { ...parts, failedAt: null };
    const saved = row
      ? await tx.messageText.update({
          where: toRowKey(organization, id),
          data: { ...data, v: { increment: 1 } },
        })
      : await tx.messageText.create({ data: { ...data, ...key, id, organizationId: organization, v: 1 } });
    return serializeMessageText(organization, key, saved);
  });
}

/** Browsers send line breaks in several ways; an empty optional part is none. */
function normalizeParts({ subject, text, closing, button, details }: MessageTextBody): MessageTextBody {
  const normalize = (source: string) => source.replace(/\r\n?/g, "\n").trim();
  const toOptional = (source: string | null) => (source === null ? null : normalize(source) || null);
  return {
    subject: subject === null ? null : normalize(subject),
    text: normalize(text),
    closing: toOptional(closing),
    button: toOptional(button),
    details,
  };
}
