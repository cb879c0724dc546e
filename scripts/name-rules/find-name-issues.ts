import path from "node:path";
import ts from "typescript";
import { ALLOWED_NAMES, FUNCTION_VERBS } from "./function-verbs";

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.tsx?$/;
const COMPONENT = /^[A-Z][A-Za-z0-9]*$/;
/** Hooks, predicates and conversions. */
const OTHER_FORM = /^(use|is|has|can|should|are|to|from|as)[A-Z0-9]/;

/** The exported functions of a source file, and the file's own name, that break the rules of names: `file:line: sentence`. */
export function findNameIssues(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const issues = source.statements
    .filter(isExported)
    .flatMap(listFunctionNames)
    .filter(({ text: name }) => !isPlainName(name, file))
    .map(({ text: name, pos }) => {
      const line = source.getLineAndCharacterOfPosition(pos).line + 1;
      return `${file}:${line}: \`${name}\` does not begin with a verb of scripts/name-rules/function-verbs.ts.`;
    });
  if (!KEBAB_CASE.test(path.basename(file))) issues.push(`${file}:1: The file's name is not in kebab-case.`);
  return issues;
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function listFunctionNames(statement: ts.Statement): ts.Identifier[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) &&
    initializer &&
    (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [name]
      : [],
  );
}

function isPlainName(name: string, file: string): boolean {
  if (ALLOWED_NAMES.has(name) || OTHER_FORM.test(name)) return true;
  if (file.endsWith(".tsx") && COMPONENT.test(name)) return true;
  return FUNCTION_VERBS.has(/^[a-z]+/.exec(name)?.[0] ?? "");
}
