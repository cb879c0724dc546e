import type { EncryptionContext } from "@/lib/platform/crypto/encryption-context";
import type { SealedColumnName } from "./sealed-columns";

/** The context of a column of one row. */
export const buildRowContext = (
  column: SealedColumnName,
  organization: string,
  id: string,
): EncryptionContext => JSON.stringify([column, organization, id]) as EncryptionContext;

/** The context of a column of a row that is found by a token and may have no organisation yet. */
export const buildTokenContext = (column: SealedColumnName, tokenHash: Uint8Array): EncryptionContext =>
  buildRowContext(column, "", `\\x${Buffer.from(tokenHash).toString("hex")}`);
