import type { SealedColumnName } from "./sealed-columns";

/** Where a sealed value stands. It opens nowhere else: not in another row, column or organisation. */
export type SealPlace = string & { readonly sealPlace: true };

/** A column of one row. */
export const rowPlace = (column: SealedColumnName, organization: string, id: string): SealPlace =>
  JSON.stringify([column, organization, id]) as SealPlace;

/** A column of a row that is found by a token, and may belong to nobody yet. */
export const tokenPlace = (column: SealedColumnName, tokenHash: Uint8Array): SealPlace =>
  rowPlace(column, "", `\\x${Buffer.from(tokenHash).toString("hex")}`);

/** A cookie that the browser keeps for us. */
export const cookiePlace = (name: string): SealPlace => JSON.stringify(["cookie", name]) as SealPlace;

/** A link whose address carries all that it is for. */
export const linkPlace = (name: string): SealPlace => JSON.stringify(["link", name]) as SealPlace;

/** The text by which a secret is known to be the right one. */
export const CHECK_PLACE = JSON.stringify(["sealing_keys"]) as SealPlace;
