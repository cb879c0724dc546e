import { createHash } from "node:crypto";
import { deriveStableToken } from "@/lib/platform/crypto/secret";

/** Derives the id of a form's only hold; it cannot be computed without the installation's secret. */
export const toHoldId = (formId: string): string =>
  createHash("sha256").update(deriveStableToken("hold", formId)).digest("hex").slice(0, 24);
