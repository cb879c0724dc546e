import { getRelationName, type MigrationRule } from "./migration-context";

const ALONE = "must be the only statement of its script: PostgreSQL refuses it in a transaction";

const checkCreateIndex: MigrationRule = ({ node }, { newTables, statements }) => {
  if (newTables.has(getRelationName(node.relation))) return [];
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

const checkDrop: MigrationRule = ({ node }, { statements }) => {
  if (node.removeType !== "OBJECT_INDEX") {
    const reason = DROPS_BY_KIND[String(node.removeType)];
    return reason ? [`${reason}: drop it a release after nothing uses it any more`] : [];
  }
  if (!node.concurrent)
    return ["makes all wait who use the table: DROP INDEX CONCURRENTLY IF EXISTS, in a script of its own"];
  return statements > 1 ? [ALONE] : [];
};

const checkRename: MigrationRule = ({ node }) =>
  ["OBJECT_TABLE", "OBJECT_COLUMN", "OBJECT_VIEW", "OBJECT_TYPE"].includes(String(node.renameType))
    ? ["the release before uses the old name: add the new one, write both, drop the old one a release later"]
    : [];

const checkWriteAll: MigrationRule = ({ node }, { newTables }) =>
  node.whereClause || newTables.has(getRelationName(node.relation))
    ? []
    : ["holds every row until it is done: fill in batches, by a task or where rows are written"];

const checkRebuild: MigrationRule = () => ["keeps the table from everybody while it is written anew"];

const checkSetVariable: MigrationRule = ({ node }) =>
  /_timeout$/.test(String(node.name)) ? ["the runner of migrations sets timeouts, and tries again"] : [];

/** The rules by the kind of statement. */
export const STATEMENT_RULES: Record<string, MigrationRule> = {
  IndexStmt: checkCreateIndex,
  DropStmt: checkDrop,
  RenameStmt: checkRename,
  UpdateStmt: checkWriteAll,
  DeleteStmt: checkWriteAll,
  ReindexStmt: ({ node }) =>
    JSON.stringify(node.params ?? "").includes("concurrently")
      ? []
      : ["blocks writers: REINDEX … CONCURRENTLY"],
  ClusterStmt: checkRebuild,
  VacuumStmt: checkRebuild,
  TruncateStmt: () => ["deletes what the release before reads"],
  LockStmt: () => ["makes others wait for the whole migration"],
  DoStmt: () => ["cannot be looked into: write its statements out"],
  VariableSetStmt: checkSetVariable,
};
