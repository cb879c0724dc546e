import { type Catalogue, findFunction } from "./catalogue";
import { isParseNode, listParseNodes, type ParseNode, type ParseTree } from "./parse-tree";

export const buildColumnKey = ({ varno, varattno }: ParseNode["fields"]) => `${varno}/${varattno}`;

/** The columns that a query's conditions exclude from being null, because a condition on null is not true. */
export function findNonNullColumns(query: ParseNode, catalogue: Catalogue): Set<string> {
  const proven = new Set<string>();
  if (isParseNode(query.fields.jointree)) follow(query.fields.jointree);
  return proven;

  function follow({ kind, fields }: ParseNode) {
    if (kind === "FROMEXPR") for (const part of listParseNodes(fields.fromlist)) follow(part);
    if (kind === "JOINEXPR") {
      const { jointype, larg, rarg } = fields;
      if (isParseNode(larg) && (jointype === INNER || jointype === LEFT)) follow(larg);
      if (isParseNode(rarg) && jointype === INNER) follow(rarg);
    }
    if (isParseNode(fields.quals) && (kind === "FROMEXPR" || fields.jointype === INNER))
      believe(fields.quals);
  }

  function believe(condition: ParseNode) {
    const { kind, fields } = condition;
    if (kind === "BOOLEXPR" && fields.boolop === "and")
      for (const part of listParseNodes(fields.args)) believe(part);
    else if (kind === "NULLTEST" && fields.nulltesttype === IS_NOT_NULL) needs(fields.arg);
    else needs(condition);
  }

  /** Returns the operands that must be non-null for the expression to be non-null. */
  function needs(expression: ParseTree | undefined) {
    if (!isParseNode(expression)) return;
    const { kind, fields } = expression;
    if (kind === "VAR" && fields.varlevelsup === "0") proven.add(buildColumnKey(fields));
    if (kind === "RELABELTYPE" || kind === "COERCEVIAIO") needs(fields.arg);
    if (kind === "SCALARARRAYOPEXPR" && fields.useOr === "true") needs(listParseNodes(fields.args)[0]);
    if (["OPEXPR", "FUNCEXPR"].includes(kind) && findFunction(fields, catalogue)?.strict)
      for (const arg of listParseNodes(fields.args)) needs(arg);
  }
}

const INNER = "0";
const LEFT = "1";
const IS_NOT_NULL = "1";
