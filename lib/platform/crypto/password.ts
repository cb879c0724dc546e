import { hash, verify } from "@node-rs/argon2";

/** argon2id with OWASP's smallest recommended cost: 19 MiB, two passes, one lane. */
const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, HASH_COST);

/** The hash of a random, unknown password at the same cost. */
const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$5kMywKdIGLbmjMTbewTXBg$mtHvEqe1mFctZjfA4onQeMr/sBZpv6el4h9QvYGeSZ4";

/**
 * True if the hash is of this password. Without a hash it takes the same time, so that callers cannot detect which
 * accounts have a password.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? NOBODYS_HASH, password);
  return right && passwordHash !== null;
}
