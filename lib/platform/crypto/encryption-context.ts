import type { SealedColumnName } from "./sealed-columns";

/** Associated data of a sealed value. The value decrypts in no other row, column or organisation. */
export type EncryptionContext = string & { readonly sealPlace: true };

/** The context of a column of one row. */
export const buildRowContext = (
  column: SealedColumnName,
  organization: string,
  id: string,
): EncryptionContext => JSON.stringify([column, organization, id]) as EncryptionContext;

/** The context of a column of a row that is found by a token and may have no organisation yet. */
export const buildTokenContext = (column: SealedColumnName, tokenHash: Uint8Array): EncryptionContext =>
  buildRowContext(column, "", `\\x${Buffer.from(tokenHash).toString("hex")}`);

/** The context of a cookie. */
export const buildCookieContext = (name: string): EncryptionContext =>
  JSON.stringify(["cookie", name]) as EncryptionContext;

/** The context of a link with all of its data in the address. */
export const buildLinkContext = (name: string): EncryptionContext =>
  JSON.stringify(["link", name]) as EncryptionContext;

/** The context of the text by which a secret is recognised. */
export const SECRET_CHECK_CONTEXT = JSON.stringify(["sealing_keys"]) as EncryptionContext;
