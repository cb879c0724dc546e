import type { MessageText } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildDefaultParts } from "./default-parts";
import { deriveTextId } from "./derive-text-id";
import type { TextKey } from "./text-key";
import type { TextParts } from "./text-parts";

export const pickParts = ({ subject, text, closing, button, details }: TextParts): TextParts => ({
  subject,
  text,
  closing,
  button,
  details,
});

/** Serializes the organisation's text; ours if it has none. */
export function serializeMessageText(
  organization: OrganizationId,
  { kind, lang }: TextKey,
  row: MessageText | null,
) {
  const ours = buildDefaultParts(kind, lang);
  return {
    _id: deriveTextId(organization, { kind, lang }),
    kind,
    lang,
    own: row !== null,
    ...pickParts(row ?? ours),
    ours,
    failed_at: row?.failedAt ?? null,
    createdAt: row?.createdAt ?? null,
    updatedAt: row?.updatedAt ?? null,
    __v: row?.v ?? 0,
  };
}
