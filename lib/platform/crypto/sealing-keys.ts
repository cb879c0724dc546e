import { defineStatement } from "@/lib/platform/db/statement";
import { SECRET_CHECK_CONTEXT } from "./encryption-context";
import type { Keyring } from "./keyring";

/** Notes that the current key seals in this database; the values are those of `checkValues`. */
export const INSERT_SEALING_KEY = defineStatement(
  "INSERT INTO sealing_keys (key_id, sealed) VALUES ($1, $2) ON CONFLICT DO NOTHING",
);

/** The id of the current key, and a text by which its secret is known again. */
export const buildKeyCheck = (keyring: Keyring) => [keyring.prefix, keyring.seal("", SECRET_CHECK_CONTEXT)];
