import type { SealedColumnName } from "./sealed-columns";

/** Where a sealed value stands. It opens nowhere else: not in another row, column or organisation. */
export type EncryptionContext = string & { readonly sealPlace: true };

/** A column of one row. */
export const buildRowContext = (
  column: SealedColumnName,
  organization: string,
  id: string,
): EncryptionContext => JSON.stringify([column, organization, id]) as EncryptionContext;

/** A column of a row that is found by a token, and may belong to nobody yet. */
export const buildTokenContext = (column: SealedColumnName, tokenHash: Uint8Array): EncryptionContext =>
  buildRowContext(column, "", `\\x${Buffer.from(tokenHash).toString("hex")}`);

/** A cookie that the browser keeps for us. */
export const buildCookieContext = (name: string): EncryptionContext =>
  JSON.stringify(["cookie", name]) as EncryptionContext;

/** A link whose address carries all that it is for. */
export const buildLinkContext = (name: string): EncryptionContext =>
  JSON.stringify(["link", name]) as EncryptionContext;

/** The text by which a secret is known to be the right one. */
export const SECRET_CHECK_CONTEXT = JSON.stringify(["sealing_keys"]) as EncryptionContext;
