import type { Schemas } from "../api";
import type { EntryResult } from "./import-plan";

type BatchItem = Pick<Schemas["UserBatchResult"], "status" | "error">;

/** `list` is the name of the batch in the request; pointers begin with it and the entry's index. */
export const toEntryResult = (
  { status, error }: BatchItem,
  list: string,
  extra: string | null,
): EntryResult => ({
  status,
  issues: (error?.errors ?? []).map(({ pointer, code }) => ({
    pointer: pointer.replace(new RegExp(`^/${list}/\\d+`), ""),
    code,
  })),
  rejection: error ?? null,
  extra,
});
