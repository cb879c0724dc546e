import { defineStatement } from "@/lib/platform/db/statement";
import { SECRET_CHECK_CONTEXT } from "./encryption-context";
import type { Keyring } from "./keyring";

/** Records that the current key seals values in this database; the parameters are those of `buildKeyCheck`. */
export const INSERT_SEALING_KEY = defineStatement(
  "INSERT INTO sealing_keys (key_id, sealed) VALUES ($1, $2) ON CONFLICT DO NOTHING",
);

/** Returns the id of the current key, and a sealed text by which its secret is recognised. */
export const buildKeyCheck = (keyring: Keyring) => [keyring.prefix, keyring.seal("", SECRET_CHECK_CONTEXT)];
