import { createHash } from "node:crypto";
import { deriveStableToken } from "@/lib/platform/crypto/secret";

/** A form keeps one time at most: its hold has an id that only this installation can work out. */
export const toHoldId = (formId: string): string =>
  createHash("sha256").update(deriveStableToken("hold", formId)).digest("hex").slice(0, 24);
