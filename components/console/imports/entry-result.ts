import type { Schemas } from "../api";
import type { EntryResult } from "./import-plan";

type Answered = Pick<Schemas["UserBatchResult"], "status" | "error">;

/** `list` is the batch's name in the request: pointers begin with it and the entry's number. */
export const entryResult = (
  { status, error }: Answered,
  list: string,
  extra: string | null,
): EntryResult => ({
  status,
  faults: (error?.errors ?? []).map(({ pointer, code }) => ({
    pointer: pointer.replace(new RegExp(`^/${list}/\\d+`), ""),
    code,
  })),
  refusal: error ?? null,
  extra,
});
