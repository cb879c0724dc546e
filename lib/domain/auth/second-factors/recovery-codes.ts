import { randomInt } from "node:crypto";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";

interface Owner {
  organizationId: string;
  userId: string;
}

const CODE_COUNT = 10;

/** Omits characters that are easily confused. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const CODE_GROUPS = 4;
const GROUP_LETTERS = 4;

/** 79 random bits, which make an unsalted hash safe. */
const generateCode = (): string =>
  Array.from({ length: CODE_GROUPS }, () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
  ).join("-");

const hashCode = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z\d]/g, ""));

/** Replaces all recovery codes with ten new ones. */
export async function replaceRecoveryCodes(tx: Db, owner: Owner): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, generateCode);
  await tx.recoveryCode.deleteMany({ where: owner });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ ...owner, codeHash: hashCode(code) })) });
  return codes;
}

/** Issues codes with the first factor; returns none if some exist. */
export const ensureRecoveryCodes = async (tx: Db, owner: Owner): Promise<string[]> =>
  (await tx.recoveryCode.count({ where: owner })) > 0 ? [] : replaceRecoveryCodes(tx, owner);

/** Consumes a recovery code; false if it is unknown. */
export const consumeRecoveryCode = async (tx: Db, owner: Owner, code: string): Promise<boolean> =>
  (await tx.recoveryCode.deleteMany({ where: { ...owner, codeHash: hashCode(code) } })).count > 0;
