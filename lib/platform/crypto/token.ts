import { createHash, randomBytes } from "node:crypto";

/** 192 random bits, safe in an address or a cookie. Stored only as its hash. */
export const generateToken = (): string => randomBytes(24).toString("base64url");

/** True if the text may be one of `generateToken`. */
export const isToken = (text: string): boolean => /^[\w-]{32}$/.test(text);

export const hashToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash("sha256").update(token).digest());
