import { createHmac } from "node:crypto";
import { isTimingSafeEqual } from "./is-timing-safe-equal";
import { deriveKeys } from "./secret";

/** Derives a proof by each secret, the current one first. */
const deriveProofs = (purpose: string, text: string, digits: number): string[] =>
  deriveKeys(purpose).map((key) => createHmac("sha256", key).update(text).digest("hex").slice(0, digits));

/**
 * Derives the part of a mail address that only this installation can compute. Hex digits, as mail servers may lowercase
 * addresses; few, as a local part has at most 64 characters.
 */
export const deriveAddressProof = (purpose: string, text: string, digits: number): string =>
  deriveProofs(purpose, text, digits)[0] ?? "";

/** True if the proof was derived from this text, by the current secret or one that is still valid. */
export const isAddressProof = (purpose: string, text: string, proof: string): boolean =>
  deriveProofs(purpose, text, proof.length).some((right) => isTimingSafeEqual(proof, right));
