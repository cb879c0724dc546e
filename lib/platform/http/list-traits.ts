import type { TombstoneKind } from "./tombstone";

/** Whose a list is, by a name of its path; the page stands there by its nickname. */
export type ListParent = "user_id" | "nickname" | "locator_id" | "form_id";

/** What clients that keep a copy of a list need to know of it. */
export interface ListTraits {
  /** As what is noted when one of its entries is deleted; null: they go by age alone, or never. */
  deletions: TombstoneKind | null;
  /** There is such a list for each user, page …: only deletions of that one's are told. */
  within?: ListParent;
  /** Of an answer that is an object: under which name the list stands there. */
  at?: string;
  /** Pages begin with the oldest, whatever is asked for. */
  oldestFirst?: true;
  /** Why there is nothing to keep a copy of: the list has no `updated_since`. */
  unsynced?: string;
}
