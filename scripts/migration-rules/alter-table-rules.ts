import { getRelationName, type MigrationContext, type MigrationRule } from "./migration-context";
import type { ParsedStatement } from "./parse-migration";

interface Command {
  subtype: string;
  name?: string;
  def?: { ColumnDef?: ColumnDef; Constraint?: Constraint };
}

export interface Constraint {
  contype: string;
  conname?: string;
  skip_validation?: boolean;
  indexname?: string;
  raw_expr?: Record<string, unknown>;
  generated_kind?: string;
}

interface ColumnDef {
  colname: string;
  typeName?: { names?: { String?: { sval?: string } }[] };
  constraints?: { Constraint: Constraint }[];
}

/** Functions that return one value for the whole statement, so that no row is rewritten. */
const STEADY_FUNCTIONS = new Set([
  "now",
  "transaction_timestamp",
  "statement_timestamp",
  "jsonb_build_object",
  "array",
]);

/** Lists the commands of an ALTER TABLE. */
export const listCommands = (node: ParsedStatement["node"]): Command[] =>
  (node.cmds as { AlterTableCmd: Command }[]).map(({ AlterTableCmd }) => AlterTableCmd);

const REWRITES = "writes the whole table anew while all others wait";

export const checkAlterTable: MigrationRule = ({ node }, context) => {
  const table = getRelationName(node.relation);
  if (node.objtype !== "OBJECT_TABLE" || context.newTables.has(table)) return [];
  return listCommands(node).flatMap((command) => checkCommand(command, table, context));
};

function checkCommand(
  { subtype, name = "", def }: Command,
  table: string,
  context: MigrationContext,
): string[] {
  switch (subtype) {
    case "AT_AddColumn":
      return def?.ColumnDef ? checkColumn(def.ColumnDef) : [];
    case "AT_AddConstraint":
      return def?.Constraint ? checkConstraint(def.Constraint) : [];
    case "AT_ValidateConstraint":
      return context.newChecks.has(name)
        ? [`${name} is looked at under the lock of its making: VALIDATE in a script of its own`]
        : [];
    case "AT_SetNotNull":
      return context.neverNull.has(`${table}.${name}`)
        ? []
        : [
            `looks at every row of ${table} while all others wait: first ADD CONSTRAINT … CHECK (${name} IS NOT NULL) NOT VALID, then VALIDATE it in the next script`,
          ];
    case "AT_AlterColumnType":
      return [`${name}: ${REWRITES}: add a column, fill it, and use it from the next release on`];
    case "AT_DropColumn":
      return [`the release before reads ${name}: drop it a release after nothing reads it any more`];
    case "AT_SetLogged":
    case "AT_SetUnLogged":
    case "AT_SetTableSpace":
    case "AT_SetAccessMethod":
    case "AT_SetExpression":
      return [REWRITES];
    default:
      return [];
  }
}

function checkColumn({ colname, typeName, constraints = [] }: ColumnDef): string[] {
  const all = constraints.map(({ Constraint }) => Constraint);
  const find = (contype: string) => all.find((constraint) => constraint.contype === contype);
  const type = typeName?.names?.at(-1)?.String?.sval ?? "";
  const value = find("CONSTR_DEFAULT")?.raw_expr;
  const generated = find("CONSTR_GENERATED");
  return [
    ...(/serial/.test(type) ||
    find("CONSTR_IDENTITY") ||
    (generated && generated.generated_kind !== "v") ||
    (value && isVolatile(value))
      ? [`${colname} has a value of its own in each row: ${REWRITES}; add it without, and fill it in batches`]
      : []),
    ...(find("CONSTR_NOTNULL") && !value && !generated
      ? [
          `${colname} is never null and has no default: the release before cannot insert, and rows that are there have none`,
        ]
      : []),
    ...(find("CONSTR_UNIQUE") || find("CONSTR_PRIMARY")
      ? [`${colname}: its unique index blocks writers: make it CONCURRENTLY, later`]
      : []),
    ...(find("CONSTR_CHECK")
      ? [`${colname}: its check looks at every row: add it NOT VALID, and VALIDATE it in the next script`]
      : []),
    ...(find("CONSTR_FOREIGN") && value
      ? [`${colname}: its reference looks at every row: add it NOT VALID, later`]
      : []),
  ];
}

function checkConstraint({ contype, conname = "", skip_validation, indexname }: Constraint): string[] {
  switch (contype) {
    case "CONSTR_CHECK":
    case "CONSTR_FOREIGN":
    case "CONSTR_NOTNULL":
      return skip_validation
        ? []
        : [
            `${conname} looks at every row while others wait: add it NOT VALID, and VALIDATE it in the next script`,
          ];
    case "CONSTR_UNIQUE":
    case "CONSTR_PRIMARY":
      return indexname
        ? []
        : [
            `${conname} blocks everybody while its index is made: make the index CONCURRENTLY, then ADD CONSTRAINT … USING INDEX`,
          ];
    case "CONSTR_EXCLUSION":
      return [`${conname} blocks everybody while its index is made, and cannot be made otherwise`];
    default:
      return [];
  }
}

function isVolatile(expression: unknown): boolean {
  if (Array.isArray(expression)) return expression.some(isVolatile);
  if (expression === null || typeof expression !== "object") return false;
  return Object.entries(expression).some(([kind, value]) => {
    const called =
      kind === "FuncCall"
        ? (value as { funcname: { String: { sval: string } }[] }).funcname.at(-1)?.String.sval
        : undefined;
    return (called !== undefined && !STEADY_FUNCTIONS.has(called)) || isVolatile(value);
  });
}
