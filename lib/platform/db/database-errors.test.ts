import { describe, expect, it } from "vitest";
import { findSqlState, isDatabaseUnavailable } from "./database-errors";

it.each([
  ['duplicate key value violates unique constraint "users_pkey_102047"', "23505"],
  ['conflicting key value violates exclusion constraint "reservations_excl_102063"', "23P01"],
  ['insert or update on table "users_102047" violates foreign key constraint "users_fkey_102047"', "23503"],
  ['new row for relation "users_102047" violates check constraint "users_plan_102047"', "23514"],
  ["something else", "XX000"],
])("findSqlState finds the state of %s, which a cluster does not report", (message, state) => {
  expect(findSqlState(Object.assign(new Error(message), { code: "XX000" }))).toBe(state);
});

const error = (message: string, rest: object = {}) => Object.assign(new Error(message), rest);

describe("isDatabaseUnavailable", () => {
  it.each([
    error("connect ECONNREFUSED 127.0.0.1:5432", { code: "ECONNREFUSED" }),
    error("connect ENOENT /run/postgresql/.s.PGSQL.5432", { code: "ENOENT" }),
    error("getaddrinfo EAI_AGAIN db.example.com", { code: "EAI_AGAIN" }),
    error("read ECONNRESET"),
    error("Transaction API error: A commit cannot be executed on an expired transaction.", { code: "P2028" }),
    error("terminating connection due to administrator command", { code: "57P01" }),
    error("\nInvalid `prisma.locator.findUnique()` invocation:\n\n\nconnect ENOENT /run/.s.PGSQL.5432"),
    error("\nInvalid `prisma.session.deleteMany()` invocation:\n\n\ngetaddrinfo EAI_AGAIN db.example.com"),
    error('could not write to log file "000000010000000000000002" at offset 16711680: File too large', {
      code: "XX000",
    }),
    error("a page", { cause: error("Connection terminated unexpectedly") }),
  ])("is true for an outage, reported alone or after the call: %s", (thrown) => {
    expect(isDatabaseUnavailable(thrown)).toBe(true);
  });

  it.each([
    error("duplicate key value violates unique constraint", { code: "23505" }),
    error("ENOENT: no such file or directory, open 'x'", { code: "ENOENT" }),
    error("Invalid time zone: connect ENOENT"),
    null,
  ])("is false for any other error: %s", (thrown) => {
    expect(isDatabaseUnavailable(thrown)).toBe(false);
  });
});
