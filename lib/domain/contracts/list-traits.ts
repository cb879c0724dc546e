import type { TombstoneKind } from "./tombstone";

/** The path parameter that names the parent of a list; a page's is its slug. */
export type ListParent = "user_id" | "nickname" | "locator_id" | "form_id";

/** Traits of a list for clients that keep a copy of it. */
export interface ListTraits {
  /** The kind of tombstone that a deleted entry leaves; null: entries only expire, or are never deleted. */
  deletions: TombstoneKind | null;
  /** The list belongs to a user, page …: only its own deletions are reported. */
  within?: ListParent;
  /** The name of the list in a response that is an object. */
  at?: string;
  /** Pages begin with the oldest, regardless of the query. */
  oldestFirst?: true;
  /** The reason why the list has no `updated_since`. */
  unsynced?: string;
}
