import type { ParsedStatement } from "./parse-migration";

/** What the migrations up to a statement have done, as far as rules ask for it. */
export interface MigrationContext {
  /** How many statements the script has: one alone is no transaction. */
  statements: number;
  /** Tables that this script makes: nobody waits for them, and they have no rows. */
  newTables: ReadonlySet<string>;
  /** Checks that this script adds without looking at the rows there. */
  newChecks: ReadonlySet<string>;
  /** `table.column` of checks, validated by now, that a column is not null. */
  neverNull: ReadonlySet<string>;
}

/** A rule looks at one statement and gives a sentence: what would happen, and what to do instead. */
export type MigrationRule = (statement: ParsedStatement, context: MigrationContext) => string[];

export const getRelationName = (relation: unknown): string =>
  (relation as { relname?: string })?.relname ?? "";
