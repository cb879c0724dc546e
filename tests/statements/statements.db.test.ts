import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { createDescriber } from "./create-describer";
import { findMismatches } from "./find-mismatches";
import { listClaims } from "./list-claims";
import { listDeclaredStatements } from "./list-declared-statements";

const test = createTestDatabase();

let describer: Awaited<ReturnType<typeof createDescriber>>;
beforeAll(async () => {
  describer = await createDescriber(test.url);
});
afterAll(() => describer.close());

describe("hand-written SQL", () => {
  it("returns what its types declare", { tags: "main", timeout: 120_000 }, async () => {
    const claims = new Map(listClaims().map((claim) => [`${claim.file}:${claim.line}`, claim]));
    const declared = await listDeclaredStatements(new Set([...claims.values()].map((claim) => claim.file)));
    expect(new Set(declared.map(({ where }) => where))).toEqual(new Set(claims.keys()));

    const issues: string[] = [];
    for (const { where, text, isPrepared } of declared) {
      if (isPrepared && /= ANY ?\(\$\d/.test(text)) issues.push(`${where} is planned each time: formatAnyOf`);
      const claimed = claims.get(where)?.columns ?? null;
      for (const issue of await checkStatement(text, claimed)) issues.push(`${where} ${issue}`);
    }
    expect(issues).toEqual([]);
  }); // The compiler reads most of `lib`.

  it("is declared wherever its rows have a type", () => {
    const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter(
      (file) => /(?<!\.test)\.ts$/.test(file) && !/platform\/db\/(generated|testing)/.test(file),
    );
    const undeclared = files.filter((file) =>
      /\.query<|\$queryRaw/.test(readFileSync(path.join("lib", file), "utf8")),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(undeclared).toEqual([]);
  });
});

type Claimed = Parameters<typeof findMismatches>[0];

async function checkStatement(text: string, claimed: Claimed | null): Promise<string[]> {
  try {
    const columns = await describer.describe(text);
    return claimed ? findMismatches(claimed, columns) : [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** `name: kind`, with `?` after nullable columns. */
const claims = (...columns: string[]): Claimed =>
  columns.map((column) => {
    const [name = "", kind = ""] = column.split(": ");
    return { name, kinds: [kind.replace("?", "")], nullable: kind.endsWith("?") };
  });

describe.skipIf(process.env.CITUS_URL)(
  "the declared type of a row (not with CITUS_URL: Citus plans before it is described)",
  () => {
    it.each([
      [
        "of a column that was renamed",
        "SELECT e_mail AS email FROM users",
        ["email: string?"],
        ['column "e_mail" does not exist'],
      ],
      [
        "under another name",
        "SELECT first_name FROM users",
        ["firstName: string?"],
        ["firstName is not in the rows", "first_name is read for nothing"],
      ],
      [
        "of a column that is not read",
        "SELECT id FROM users",
        ["id: string", "v: number"],
        ["v is not in the rows"],
      ],
      [
        "of another type",
        "SELECT v, created_at FROM users",
        ["v: string", "created_at: number"],
        ["v is number, not string", "created_at is Date, not number"],
      ],
      ["of a list", "SELECT scopes FROM api_keys", ["scopes: string"], ["scopes is string[], not string"]],
      ["of bytes", "SELECT hash FROM api_keys", ["hash: string"], ["hash is bytes, not string"]],
      ["of JSON is believed", "SELECT days FROM availabilities", ["days: StoredDays"], []],
      ["that null is possible is always true", "SELECT id FROM users", ["id: string?"], []],
      [
        "of what a write returns",
        "UPDATE users SET v = v + 1 RETURNING id, email",
        ["id: string", "email: string"],
        ["email may be null"],
      ],
    ])("%s", async (_, text, claimed, issues) => {
      expect(await checkStatement(text, claims(...claimed))).toEqual(issues);
    });

    it.each([
      ["u.email"],
      ["u.email || u.id"],
      ["l.user_id"],
      ["coalesce(u.email, u.picture_url)"],
      ["CASE WHEN u.admin THEN 'admin' END"],
      ["max(u.email) OVER ()"],
      ["(SELECT o.name FROM organizations o WHERE o.id = u.organization_id)"],
      ["(SELECT max(o.name) FROM organizations o)"],
      ["c.joined"],
      ["g.email"],
    ])("rejects %s as never null", async (expression) => {
      expect(await checkStatement(selecting(expression), claims("it: string"))).toEqual(["it may be null"]);
    });

    it.each([
      ["u.id"],
      ["u.id || o.name"],
      ["coalesce(u.email, u.id)"],
      ["CASE WHEN u.admin THEN 'admin' ELSE 'member' END"],
      ["(SELECT count(*) FROM logins)::text"],
      ["(SELECT coalesce(max(o.name), '') FROM organizations o)"],
      ["$1"],
      ["c.id"],
      ["g.id"],
      ["u.first_name"],
      ["u.extid"],
    ])("accepts %s as never null", async (expression) => {
      expect(await checkStatement(selecting(expression), claims("it: string"))).toEqual([]);
    });

    it("rejects a column that one half of a union lacks", async () => {
      const text = "SELECT id FROM users UNION ALL SELECT email FROM users";
      expect(await checkStatement(text, claims("id: string"))).toEqual(["id may be null"]);
    });
  },
);

/** Selects from users with a first name and the given extid, with their logins, counts and groups. */
const selecting = (expression: string) => `
  WITH counted AS (SELECT u.id, l.user_id AS joined FROM users u LEFT JOIN logins l ON l.user_id = u.id)
  SELECT ${expression} AS it
    FROM users u
    JOIN organizations o ON o.id = u.organization_id
    LEFT JOIN logins l ON l.user_id = u.id
    JOIN counted c ON c.id = u.id
    JOIN (SELECT id, max(email) AS email FROM users GROUP BY id) g ON g.id = u.id
   WHERE u.first_name IS NOT NULL AND lower(u.extid) = lower($1::text)`;
