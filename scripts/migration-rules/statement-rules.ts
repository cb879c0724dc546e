import { nameOf, type Rule } from "./migration-context";

const ALONE = "must be the only statement of its script: PostgreSQL refuses it in a transaction";

const makeIndex: Rule = ({ node }, { newTables, statements }) => {
  if (newTables.has(nameOf(node.relation))) return [];
  if (!node.concurrent)
    return [
      "blocks writers while it is made: CREATE INDEX CONCURRENTLY IF NOT EXISTS, in a script of its own",
    ];
  return [
    ...(statements > 1 ? [ALONE] : []),
    ...(node.if_not_exists ? [] : ["cannot be repeated when it was interrupted: add IF NOT EXISTS"]),
  ];
};

const DROPS_BY_KIND: Record<string, string> = {
  OBJECT_TABLE: "the release before reads it",
  OBJECT_VIEW: "the release before reads it",
  OBJECT_TYPE: "the release before uses it",
  OBJECT_FUNCTION: "the release before, or a trigger, calls it",
};

const drop: Rule = ({ node }, { statements }) => {
  if (node.removeType !== "OBJECT_INDEX") {
    const reason = DROPS_BY_KIND[String(node.removeType)];
    return reason ? [`${reason}: drop it a release after nothing uses it any more`] : [];
  }
  if (!node.concurrent)
    return ["makes all wait who use the table: DROP INDEX CONCURRENTLY IF EXISTS, in a script of its own"];
  return statements > 1 ? [ALONE] : [];
};

const rename: Rule = ({ node }) =>
  ["OBJECT_TABLE", "OBJECT_COLUMN", "OBJECT_VIEW", "OBJECT_TYPE"].includes(String(node.renameType))
    ? ["the release before uses the old name: add the new one, write both, drop the old one a release later"]
    : [];

const writeAll: Rule = ({ node }, { newTables }) =>
  node.whereClause || newTables.has(nameOf(node.relation))
    ? []
    : ["holds every row until it is done: fill in batches, by a task or where rows are written"];

const rebuild: Rule = () => ["keeps the table from everybody while it is written anew"];

const setVariable: Rule = ({ node }) =>
  /_timeout$/.test(String(node.name)) ? ["the runner of migrations sets timeouts, and tries again"] : [];

/** By the kind of statement. */
export const STATEMENT_RULES: Record<string, Rule> = {
  IndexStmt: makeIndex,
  DropStmt: drop,
  RenameStmt: rename,
  UpdateStmt: writeAll,
  DeleteStmt: writeAll,
  ReindexStmt: ({ node }) =>
    JSON.stringify(node.params ?? "").includes("concurrently")
      ? []
      : ["blocks writers: REINDEX … CONCURRENTLY"],
  ClusterStmt: rebuild,
  VacuumStmt: rebuild,
  TruncateStmt: () => ["deletes what the release before reads"],
  LockStmt: () => ["makes others wait for the whole migration"],
  DoStmt: () => ["cannot be looked into: write its statements out"],
  VariableSetStmt: setVariable,
};
