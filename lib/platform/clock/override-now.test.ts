import { expect, it } from "vitest";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { runInWorkContext } from "@/lib/platform/work/work-context";
import { overrideNow } from "./override-now";
import { overrideTimestamps } from "./override-timestamps";

const AT = Date.parse("2031-03-24T10:00:00Z");

it("overrideNow replaces every now() in a statement, and gives it a separate name", () => {
  const statement = definePreparedStatement(
    "SELECT 1 FROM t WHERE a = $1 AND (b > now() OR c < clock_timestamp()) AND d < CURRENT_TIMESTAMP",
  );
  const overridden = overrideNow(statement, ["x"], AT);
  expect(overridden.statement.text).toBe(
    "SELECT 1 FROM t WHERE a = $1 AND (b > $2::timestamptz OR c < $2::timestamptz) AND d < CURRENT_TIMESTAMP",
  );
  expect(overridden.statement.preparedAs).not.toBe(statement.preparedAs);
  expect(overridden.values).toEqual(["x", new Date(AT)]);
});

it("overrideNow leaves statements without now() unchanged", () => {
  const plain = definePreparedStatement("SELECT 1 FROM t WHERE known() = $1");
  expect(overrideNow(plain, ["x"], AT)).toEqual({ statement: plain, values: ["x"] });
});

it("overrideTimestamps replaces values filled in as the present, and no others", () => {
  const sql = `INSERT INTO "public"."t" ("id", "created_at", "starts_at", "updated_at") VALUES ($1,$2,$3,$4), ($5,$6,$7,$8) RETURNING "id"`;
  const [now, sandboxTime] = [new Date().toISOString(), "2030-01-01T00:00:00.000Z"];
  const query = { sql, args: ["a", now, now, now, "b", sandboxTime, sandboxTime, now] };
  expect(overrideTimestamps(query)).toBe(query);
  const clock = { at: AT, runningSince: null };
  const at = new Date(AT).toISOString();
  const corrected = runInWorkContext({ requestId: null, clock }, () => overrideTimestamps(query));
  expect(corrected.args).toEqual(["a", at, now, at, "b", sandboxTime, sandboxTime, at]);
  const update = {
    sql: `UPDATE "t" SET "name" = $1, "updated_at" = $2 WHERE "created_at" = $3`,
    args: ["x", now, now],
  };
  expect(runInWorkContext({ requestId: null, clock }, () => overrideTimestamps(update)).args).toEqual([
    "x",
    at,
    now,
  ]);
});
