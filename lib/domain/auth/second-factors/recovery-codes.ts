import { randomInt } from "node:crypto";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";

interface Owner {
  organizationId: string;
  userId: string;
}

const CODE_COUNT = 10;

/** Without those that are mistaken for others. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const CODE_GROUPS = 4;
const GROUP_LETTERS = 4;

/** 79 random bits, so that a hash without a salt gives nothing away. */
const generateCode = (): string =>
  Array.from({ length: CODE_GROUPS }, () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
  ).join("-");

const hashCode = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z\d]/g, ""));

/** Ten new ones in place of those there are. */
export async function replaceRecoveryCodes(tx: Db, owner: Owner): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, generateCode);
  await tx.recoveryCode.deleteMany({ where: owner });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ ...owner, codeHash: hashCode(code) })) });
  return codes;
}

/** With the first factor; none where there are some from before. */
export const ensureRecoveryCodes = async (tx: Db, owner: Owner): Promise<string[]> =>
  (await tx.recoveryCode.count({ where: owner })) > 0 ? [] : replaceRecoveryCodes(tx, owner);

/** Whether it was one of theirs; it is none afterwards. */
export const consumeRecoveryCode = async (tx: Db, owner: Owner, code: string): Promise<boolean> =>
  (await tx.recoveryCode.deleteMany({ where: { ...owner, codeHash: hashCode(code) } })).count > 0;
