import type { ParsedStatement } from "./parse-migration";

/** The effects of the migrations up to a statement, as far as rules need them. */
export interface MigrationContext {
  /** The number of statements in the script: a single one is no transaction. */
  statements: number;
  /** Tables that this script creates: they have no rows and no waiting readers. */
  newTables: ReadonlySet<string>;
  /** Checks that this script adds without validating existing rows. */
  newChecks: ReadonlySet<string>;
  /** `table.column` of validated checks that a column is not null. */
  neverNull: ReadonlySet<string>;
}

/** A rule checks one statement and returns sentences: what would happen, and what to do instead. */
export type MigrationRule = (statement: ParsedStatement, context: MigrationContext) => string[];

export const getRelationName = (relation: unknown): string =>
  (relation as { relname?: string })?.relname ?? "";
