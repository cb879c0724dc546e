import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** A declared column of a statement. */
export interface ClaimedColumn {
  name: string;
  /** The JavaScript types of its values, except null. */
  kinds: string[];
  nullable: boolean;
}

/** The declaration of one statement, or of several with the same shape. */
export interface StatementClaim {
  file: string;
  line: number;
  /** null: the rows are not declared. */
  columns: ClaimedColumn[] | null;
}

const DECLARATIONS = ["defineStatement", "definePreparedStatement", "defineSearchStatements"];

/** Returns every declaration of a statement in `lib`, with its declared columns. */
export function listClaims(): StatementClaim[] {
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" })
    .map((file) => path.resolve("lib", file))
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && /[sS]tatements?[<(]/.test(readFileSync(file, "utf8")));
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  const program = ts.createProgram(files, { ...options, incremental: false });
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? listCalls(source).map((call) => parseClaim(call, source, checker)) : [];
  });
}

function listCalls(source: ts.SourceFile): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && DECLARATIONS.includes(node.expression.getText(source))) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function parseClaim(call: ts.CallExpression, source: ts.SourceFile, checker: ts.TypeChecker): StatementClaim {
  const { line } = source.getLineAndCharacterOfPosition(call.expression.getStart(source));
  const [row] = checker.getTypeAtLocation(call).aliasTypeArguments ?? getTypeArguments(call, checker);
  const columns = !row || row.flags & ts.TypeFlags.NonPrimitive ? null : listColumns(row, checker);
  return { file: path.relative(process.cwd(), source.fileName), line: line + 1, columns };
}

const getTypeArguments = (call: ts.CallExpression, checker: ts.TypeChecker) =>
  checker.getTypeArguments(checker.getTypeAtLocation(call) as ts.TypeReference);

const listColumns = (row: ts.Type, checker: ts.TypeChecker): ClaimedColumn[] =>
  checker.getPropertiesOfType(row).map((property) => {
    const type = checker.getTypeOfSymbol(property);
    const parts = type.isUnion() ? type.types : [type];
    const values = parts.filter((part) => !(part.flags & ts.TypeFlags.Null));
    return {
      name: property.name,
      kinds: [...new Set(values.map((part) => getKindName(part, checker)))],
      nullable: values.length < parts.length,
    };
  });

function getKindName(type: ts.Type, checker: ts.TypeChecker): string {
  const { StringLike, NumberLike, BooleanLike } = ts.TypeFlags;
  if (type.flags & StringLike) return "string";
  if (type.flags & NumberLike) return "number";
  if (type.flags & BooleanLike) return "boolean";
  // A branded string or number.
  if (type.isIntersection()) return getKindName(type.types[0] as ts.Type, checker);
  const name = type.symbol?.name;
  if (name === "Date") return "Date";
  if (name === "Buffer" || name === "Uint8Array") return "bytes";
  const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  return element ? `${getKindName(element, checker)}[]` : checker.typeToString(type);
}
