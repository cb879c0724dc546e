import { expect, it } from "vitest";
import { preparedStatement } from "@/lib/platform/db/statement";
import { runWork } from "@/lib/platform/work/current-work";
import { atClock } from "./at-clock";
import { correctTimes } from "./correct-times";

const AT = Date.parse("2031-03-24T10:00:00Z");

it("atClock tells a statement the time wherever it asks, and gives it a name of its own", () => {
  const asks = preparedStatement(
    "SELECT 1 FROM t WHERE a = $1 AND (b > now() OR c < clock_timestamp()) AND d < CURRENT_TIMESTAMP",
  );
  const told = atClock(asks, ["x"], AT);
  expect(told.statement.text).toBe(
    "SELECT 1 FROM t WHERE a = $1 AND (b > $2::timestamptz OR c < $2::timestamptz) AND d < CURRENT_TIMESTAMP",
  );
  expect(told.statement.preparedAs).not.toBe(asks.preparedAs);
  expect(told.values).toEqual(["x", new Date(AT)]);
});

it("atClock leaves alone what does not ask", () => {
  const plain = preparedStatement("SELECT 1 FROM t WHERE known() = $1");
  expect(atClock(plain, ["x"], AT)).toEqual({ statement: plain, values: ["x"] });
});

it("atClock corrects what was filled in as the present, and nothing that was said", () => {
  const sql = `INSERT INTO "public"."t" ("id", "created_at", "starts_at", "updated_at") VALUES ($1,$2,$3,$4), ($5,$6,$7,$8) RETURNING "id"`;
  const [now, said] = [new Date().toISOString(), "2030-01-01T00:00:00.000Z"];
  const query = { sql, args: ["a", now, now, now, "b", said, said, now] };
  expect(correctTimes(query)).toBe(query);
  const clock = { at: AT, runsSince: null };
  const at = new Date(AT).toISOString();
  const corrected = runWork({ requestId: null, clock }, () => correctTimes(query));
  expect(corrected.args).toEqual(["a", at, now, at, "b", said, said, at]);
  const update = {
    sql: `UPDATE "t" SET "name" = $1, "updated_at" = $2 WHERE "created_at" = $3`,
    args: ["x", now, now],
  };
  expect(runWork({ requestId: null, clock }, () => correctTimes(update)).args).toEqual(["x", at, now]);
});
