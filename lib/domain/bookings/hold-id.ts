import { createHash } from "node:crypto";
import { derivedToken } from "@/lib/platform/crypto/secret";

/** A form keeps one time at most: its hold has an id that only this installation can work out. */
export const toHoldId = (formId: string): string =>
  createHash("sha256").update(derivedToken("hold", formId)).digest("hex").slice(0, 24);
