import { createHash } from "node:crypto";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { TextKey } from "./text-key";

const ID_DIGITS = 24;

/** Derives the id of a text, so that it is the same before the text is saved and after it was deleted. */
export const deriveTextId = (organization: OrganizationId, { kind, lang }: TextKey): string =>
  createHash("sha256").update(`${organization}/${kind}/${lang}`).digest("hex").slice(0, ID_DIGITS);
