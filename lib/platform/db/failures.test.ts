import { expect, it } from "vitest";
import { findSqlState } from "./failures";

it.each([
  ['duplicate key value violates unique constraint "users_pkey_102047"', "23505"],
  ['conflicting key value violates exclusion constraint "reservations_excl_102063"', "23P01"],
  ['insert or update on table "users_102047" violates foreign key constraint "users_fkey_102047"', "23503"],
  ['new row for relation "users_102047" violates check constraint "users_plan_102047"', "23514"],
  ["something else", "XX000"],
])("reads the state of %s, which a cluster does not tell", (message, state) => {
  expect(findSqlState(Object.assign(new Error(message), { code: "XX000" }))).toBe(state);
});
