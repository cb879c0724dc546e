import type { FullFixture } from "./create-full-fixture";

/**
 * A successful call of one operation with this fixture, and the response to another organisation's key:
 * "empty" is an empty list, "own" that organisation's resource, "others" a list of such, "new" a new one of
 * its own, "written" a text of its own, "same" the same for everyone, "public"
 * for any caller.
 */
export interface OperationSample {
  foreign: 200 | 400 | 403 | 404 | 409 | "empty" | "own" | "others" | "same" | "new" | "written" | "public";
  call: (world: FullFixture) => { path: string; body?: unknown };
}

export type OperationSamples = Record<string, OperationSample>;
