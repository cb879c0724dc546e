import { answersAlways, answersStrictly, type Catalogue, isCount, nameAggregate } from "./catalogue";
import { isNode, listNodes, type Node, type Tree } from "./parse-tree";
import { buildKey, findProven } from "./proven-columns";

/** The query that an expression stands in, then those around it. */
type Levels = readonly [Node, ...Node[]];

const RELATION = "0";
const SUBQUERY = "1";
const JOIN = "2";
const FUNCTION = "3";
const CTE = "6";
const GROUP = "9";

const SELECT = "1";
const CURRENT_TIMESTAMP = "3";

/** Which of its columns, in order, a statement may answer null for; where that cannot be told, it may. */
export function findNullable(query: Node, catalogue: Catalogue, around: readonly Node[] = []): boolean[] {
  const levels: Levels = [query, ...around];
  const { setOperations, commandType, targetList, returningList } = query.fields;
  if (isNode(setOperations)) {
    const parts = listRanges(setOperations).map((range) => columnsOfRange(range, levels, catalogue));
    return (parts[0] ?? []).map((_, column) => parts.some((part) => part[column] ?? true));
  }
  return listNodes(commandType === SELECT ? targetList : returningList)
    .filter(({ fields }) => fields.resjunk === "false")
    .map(({ fields }) => mayBeNull(fields.expr, levels, catalogue));
}

/** The numbers of the queries that a UNION puts together. */
const listRanges = ({ kind, fields }: Node): string[] =>
  kind === "RANGETBLREF"
    ? [String(fields.rtindex)]
    : [fields.larg, fields.rarg].filter(isNode).flatMap((part) => listRanges(part));

const findRange = (number: Tree | undefined, query: Node) =>
  listNodes(query.fields.rtable)[Number(number) - 1]?.fields ?? {};

function columnsOfRange(number: Tree | undefined, levels: Levels, catalogue: Catalogue): boolean[] {
  const range = findRange(number, levels[0]);
  if (isNode(range.subquery)) return findNullable(range.subquery, catalogue, levels);
  if (range.rtekind === CTE) {
    const around = levels.slice(Number(range.ctelevelsup));
    const cte = listNodes(around[0]?.fields.cteList).find(({ fields }) => fields.ctename === range.ctename);
    return isNode(cte?.fields.ctequery) ? findNullable(cte.fields.ctequery, catalogue, around) : [];
  }
  const expressions = listNodes(range.rtekind === GROUP ? range.groupexprs : range.joinaliasvars);
  return expressions.map((expression) => mayBeNull(expression, levels, catalogue));
}

function mayBeNull(expression: Tree | undefined, levels: Levels, catalogue: Catalogue): boolean {
  if (!isNode(expression)) return true;
  const { kind, fields } = expression;
  const mayOneBeNull = (trees: readonly (Tree | undefined)[]) =>
    trees.some((tree) => mayBeNull(tree, levels, catalogue));
  switch (kind) {
    case "VAR":
      return mayColumnBeNull(fields, levels, catalogue);
    case "CONST":
      return fields.constisnull === "true";
    case "SQLVALUEFUNCTION":
      return fields.op !== CURRENT_TIMESTAMP;
    case "PARAM": // taken for given
    case "NULLTEST":
    case "BOOLEANTEST":
    case "DISTINCTEXPR":
    case "GROUPINGFUNC":
    case "ARRAYEXPR":
    case "ROWEXPR":
      return false;
    case "RELABELTYPE":
    case "COERCEVIAIO":
    case "COLLATEEXPR":
    case "ARRAYCOERCEEXPR":
      return mayOneBeNull([fields.arg]);
    case "COALESCEEXPR":
    case "MINMAXEXPR":
      return listNodes(fields.args).every((arg) => mayBeNull(arg, levels, catalogue));
    case "CASEEXPR":
      return mayOneBeNull([...listNodes(fields.args).map((when) => when.fields.result), fields.defresult]);
    case "BOOLEXPR":
    case "SCALARARRAYOPEXPR":
      return mayOneBeNull(listNodes(fields.args));
    case "AGGREF":
    case "WINDOWFUNC":
      return (
        !isCount(fields, catalogue) &&
        (!isOfGroup(expression, levels[0], catalogue) || mayOneBeNull(listArguments(fields)))
      );
    case "OPEXPR":
    case "FUNCEXPR":
      return (
        !answersAlways(fields, catalogue) &&
        (!answersStrictly(fields, catalogue) || mayOneBeNull(listNodes(fields.args)))
      );
    case "SUBLINK":
      return maySubqueryBeNull(fields, levels, catalogue);
    default:
      return true;
  }
}

const listArguments = ({ args }: Node["fields"]) => listNodes(args).map(({ fields }) => fields.expr);

/** Of a group, which has a row, each of these answers something; of all rows, of which there may be none, not. */
function isOfGroup({ kind, fields }: Node, query: Node, catalogue: Catalogue): boolean {
  const { groupClause, groupingSets } = query.fields;
  const isPlain = kind === "AGGREF" && fields.agglevelsup === "0" && fields.aggfilter === "<>";
  const isGrouped = listNodes(groupClause).length > 0 && groupingSets === "<>";
  return isPlain && isGrouped && /^(sum|min|max|avg|.*_agg)$/.test(nameAggregate(fields, catalogue));
}

function mayColumnBeNull(fields: Node["fields"], levels: Levels, catalogue: Catalogue): boolean {
  const [query, ...around] = levels.slice(Number(fields.varlevelsup));
  if (!query) return true;
  if (findProven(query, catalogue).has(buildKey(fields))) return false;
  if (Array.isArray(fields.varnullingrels) && fields.varnullingrels.length > 1) return true; // by an outer join
  const { rtekind, relid } = findRange(fields.varno, query);
  if (rtekind === FUNCTION) return !isListOfGiven(fields.varno, query);
  if (rtekind === RELATION) return !catalogue.notNull.has(`${relid}/${fields.varattno}`);
  if (![SUBQUERY, JOIN, CTE, GROUP].includes(String(rtekind))) return true;
  return columnsOfRange(fields.varno, [query, ...around], catalogue)[Number(fields.varattno) - 1] ?? true;
}

/** `unnest` of parameters: these hold no null where they are read. */
const isListOfGiven = (number: Tree | undefined, query: Node) =>
  listNodes(findRange(number, query).functions).every(
    ({ fields: { funcexpr } }) =>
      isNode(funcexpr) && listNodes(funcexpr.fields.args).every(({ kind }) => kind === "PARAM"),
  );

const EXISTS = "0";
const EXPRESSION = "4";
const ARRAY = "6";

/** A subquery without a row is null, unless it counts or gathers: that always answers one. */
function maySubqueryBeNull(fields: Node["fields"], levels: Levels, catalogue: Catalogue): boolean {
  if (fields.subLinkType === EXISTS || fields.subLinkType === ARRAY) return false;
  const query = fields.subselect;
  if (fields.subLinkType !== EXPRESSION || !isNode(query)) return true;
  const { hasAggs, groupClause, havingQual } = query.fields;
  const answersOneRow = hasAggs === "true" && groupClause === "<>" && havingQual === "<>";
  return !answersOneRow || (findNullable(query, catalogue, levels)[0] ?? true);
}
