import { type Catalogue, findFunction } from "./catalogue";
import { isNode, listNodes, type Node, type Tree } from "./parse-tree";

export const buildKey = ({ varno, varattno }: Node["fields"]) => `${varno}/${varattno}`;

/** The columns that no row of this query has null, by its conditions: of what is null, they are not true. */
export function findProven(query: Node, catalogue: Catalogue): Set<string> {
  const proven = new Set<string>();
  if (isNode(query.fields.jointree)) follow(query.fields.jointree);
  return proven;

  function follow({ kind, fields }: Node) {
    if (kind === "FROMEXPR") for (const part of listNodes(fields.fromlist)) follow(part);
    if (kind === "JOINEXPR") {
      const { jointype, larg, rarg } = fields;
      if (isNode(larg) && (jointype === INNER || jointype === LEFT)) follow(larg);
      if (isNode(rarg) && jointype === INNER) follow(rarg);
    }
    if (isNode(fields.quals) && (kind === "FROMEXPR" || fields.jointype === INNER)) believe(fields.quals);
  }

  function believe(condition: Node) {
    const { kind, fields } = condition;
    if (kind === "BOOLEXPR" && fields.boolop === "and")
      for (const part of listNodes(fields.args)) believe(part);
    else if (kind === "NULLTEST" && fields.nulltesttype === IS_NOT_NULL) needs(fields.arg);
    else needs(condition);
  }

  /** Of what has to have a value for this to have one. */
  function needs(expression: Tree | undefined) {
    if (!isNode(expression)) return;
    const { kind, fields } = expression;
    if (kind === "VAR" && fields.varlevelsup === "0") proven.add(buildKey(fields));
    if (kind === "RELABELTYPE" || kind === "COERCEVIAIO") needs(fields.arg);
    if (kind === "SCALARARRAYOPEXPR" && fields.useOr === "true") needs(listNodes(fields.args)[0]);
    if (["OPEXPR", "FUNCEXPR"].includes(kind) && findFunction(fields, catalogue)?.strict)
      for (const arg of listNodes(fields.args)) needs(arg);
  }
}

const INNER = "0";
const LEFT = "1";
const IS_NOT_NULL = "1";
