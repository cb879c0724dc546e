import { statement } from "@/lib/platform/db/statement";
import type { Keyring } from "./keyring";
import { CHECK_PLACE } from "./seal-place";

/** Notes that the current key seals in this database; the values are those of `checkValues`. */
export const ADD_KEY = statement(
  "INSERT INTO sealing_keys (key_id, sealed) VALUES ($1, $2) ON CONFLICT DO NOTHING",
);

/** The id of the current key, and a text by which its secret is known again. */
export const checkValues = (keyring: Keyring) => [keyring.prefix, keyring.seal("", CHECK_PLACE)];
