import { type Constraint, checkAlterTable, listCommands } from "./alter-table-rules";
import { getRelationName } from "./migration-context";
import { type ParsedStatement, parseMigration } from "./parse-migration";
import { STATEMENT_RULES } from "./statement-rules";

export interface Script {
  name: string;
  text: string;
}

interface CheckConstraint {
  table: string;
  /** The column that the check requires to be not null, if that is its whole condition. */
  column: string | undefined;
}

/**
 * Lists what in the migrations would block a running service, or break the previous release, while they are applied:
 * `name:line: sentence`. Those up to `lastExempt`, which are older than any release, are exempt.
 */
export async function findMigrationIssues(scripts: readonly Script[], lastExempt: string): Promise<string[]> {
  const issues: string[] = [];
  const checks = new Map<string, CheckConstraint>();
  const neverNull = new Set<string>();
  for (const { name, text } of scripts) {
    const statements = await parseMigration(text);
    const newChecks = new Map(statements.flatMap(listChecks));
    const context = {
      statements: statements.length,
      newTables: new Set(
        statements.flatMap(({ kind, node }) => (kind === "CreateStmt" ? getRelationName(node.relation) : [])),
      ),
      newChecks: new Set(newChecks.keys()),
      neverNull,
    };
    for (const statement of statements) {
      const rule = statement.kind === "AlterTableStmt" ? checkAlterTable : STATEMENT_RULES[statement.kind];
      const found = rule && name > lastExempt && !statement.allowed ? rule(statement, context) : [];
      issues.push(...found.map((issue) => `${name}:${statement.line}: ${issue}`));
      for (const validated of listValidated(statement)) {
        const { table, column } = checks.get(validated) ?? {};
        if (column) neverNull.add(`${table}.${column}`);
      }
    }
    for (const [check, checked] of newChecks) checks.set(check, checked);
  }
  return issues;
}

const listScriptCommands = ({ kind, node }: ParsedStatement) =>
  kind === "AlterTableStmt" ? listCommands(node) : [];

const listValidated = (statement: ParsedStatement): string[] =>
  listScriptCommands(statement).flatMap(({ subtype, name }) =>
    subtype === "AT_ValidateConstraint" && name ? name : [],
  );

const listChecks = (statement: ParsedStatement): [string, CheckConstraint][] =>
  listScriptCommands(statement).flatMap(({ def }) => {
    const constraint = def?.Constraint;
    if (!constraint?.conname || !constraint.skip_validation) return [];
    return [
      [
        constraint.conname,
        { table: getRelationName(statement.node.relation), column: findNotNull(constraint) },
      ],
    ];
  });

function findNotNull({ raw_expr }: Constraint): string | undefined {
  const test = raw_expr?.NullTest as
    | { nulltesttype: string; arg: { ColumnRef?: { fields: { String: { sval: string } }[] } } }
    | undefined;
  return test?.nulltesttype === "IS_NOT_NULL" ? test.arg.ColumnRef?.fields[0]?.String.sval : undefined;
}
