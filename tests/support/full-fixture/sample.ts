import type { FullFixture } from "./create-full-fixture";

/**
 * A call of one operation that succeeds in this world, and what another organisation's key gets for the same call:
 * "empty" is a list without entries, "own" what that organisation has, "others" a list of such, "new" something new of its
 * own, "same" what everybody gets, "anybody" what everybody may do.
 */
export interface OperationSample {
  foreign: 200 | 400 | 403 | 404 | 409 | "empty" | "own" | "others" | "same" | "new" | "anybody";
  call: (world: FullFixture) => { path: string; body?: unknown };
}

export type OperationSamples = Record<string, OperationSample>;
