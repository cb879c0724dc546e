import { type Catalogue, getAggregateName, isCount, isNeverNull, isStrictCall } from "./catalogue";
import { buildColumnKey, findNonNullColumns } from "./find-non-null-columns";
import { isParseNode, listParseNodes, type ParseNode, type ParseTree } from "./parse-tree";

/** The query of an expression, then the enclosing ones. */
type QueryLevels = readonly [ParseNode, ...ParseNode[]];

const RELATION = "0";
const SUBQUERY = "1";
const JOIN = "2";
const FUNCTION = "3";
const CTE = "6";
const GROUP = "9";

const SELECT = "1";
const CURRENT_TIMESTAMP = "3";

/** The columns, in order, that a statement may return as null; unknown ones count as nullable. */
export function findNullableColumns(
  query: ParseNode,
  catalogue: Catalogue,
  around: readonly ParseNode[] = [],
): boolean[] {
  const levels: QueryLevels = [query, ...around];
  const { setOperations, commandType, targetList, returningList } = query.fields;
  if (isParseNode(setOperations)) {
    const parts = listRanges(setOperations).map((range) => listRangeColumns(range, levels, catalogue));
    return (parts[0] ?? []).map((_, column) => parts.some((part) => part[column] ?? true));
  }
  return listParseNodes(commandType === SELECT ? targetList : returningList)
    .filter(({ fields }) => fields.resjunk === "false")
    .map(({ fields }) => canBeNull(fields.expr, levels, catalogue));
}

/** The range numbers of a UNION's queries. */
const listRanges = ({ kind, fields }: ParseNode): string[] =>
  kind === "RANGETBLREF"
    ? [String(fields.rtindex)]
    : [fields.larg, fields.rarg].filter(isParseNode).flatMap((part) => listRanges(part));

const findRange = (number: ParseTree | undefined, query: ParseNode) =>
  listParseNodes(query.fields.rtable)[Number(number) - 1]?.fields ?? {};

function listRangeColumns(
  number: ParseTree | undefined,
  levels: QueryLevels,
  catalogue: Catalogue,
): boolean[] {
  const range = findRange(number, levels[0]);
  if (isParseNode(range.subquery)) return findNullableColumns(range.subquery, catalogue, levels);
  if (range.rtekind === CTE) {
    const around = levels.slice(Number(range.ctelevelsup));
    const cte = listParseNodes(around[0]?.fields.cteList).find(
      ({ fields }) => fields.ctename === range.ctename,
    );
    return isParseNode(cte?.fields.ctequery)
      ? findNullableColumns(cte.fields.ctequery, catalogue, around)
      : [];
  }
  const expressions = listParseNodes(range.rtekind === GROUP ? range.groupexprs : range.joinaliasvars);
  return expressions.map((expression) => canBeNull(expression, levels, catalogue));
}

function canBeNull(expression: ParseTree | undefined, levels: QueryLevels, catalogue: Catalogue): boolean {
  if (!isParseNode(expression)) return true;
  const { kind, fields } = expression;
  const mayOneBeNull = (trees: readonly (ParseTree | undefined)[]) =>
    trees.some((tree) => canBeNull(tree, levels, catalogue));
  switch (kind) {
    case "VAR":
      return canColumnBeNull(fields, levels, catalogue);
    case "CONST":
      return fields.constisnull === "true";
    case "SQLVALUEFUNCTION":
      return fields.op !== CURRENT_TIMESTAMP;
    case "PARAM": // Parameters count as non-null.
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
      return listParseNodes(fields.args).every((arg) => canBeNull(arg, levels, catalogue));
    case "CASEEXPR":
      return mayOneBeNull([
        ...listParseNodes(fields.args).map((when) => when.fields.result),
        fields.defresult,
      ]);
    case "BOOLEXPR":
    case "SCALARARRAYOPEXPR":
      return mayOneBeNull(listParseNodes(fields.args));
    case "AGGREF":
    case "WINDOWFUNC":
      return (
        !isCount(fields, catalogue) &&
        (!isGroupAggregate(expression, levels[0], catalogue) || mayOneBeNull(listArguments(fields)))
      );
    case "OPEXPR":
    case "FUNCEXPR":
      return (
        !isNeverNull(fields, catalogue) &&
        (!isStrictCall(fields, catalogue) || mayOneBeNull(listParseNodes(fields.args)))
      );
    case "SUBLINK":
      return canSubqueryBeNull(fields, levels, catalogue);
    default:
      return true;
  }
}

const listArguments = ({ args }: ParseNode["fields"]) =>
  listParseNodes(args).map(({ fields }) => fields.expr);

/** True for an aggregate of a group, which has a row; an aggregate of all rows may have none. */
function isGroupAggregate({ kind, fields }: ParseNode, query: ParseNode, catalogue: Catalogue): boolean {
  const { groupClause, groupingSets } = query.fields;
  const isPlain = kind === "AGGREF" && fields.agglevelsup === "0" && fields.aggfilter === "<>";
  const isGrouped = listParseNodes(groupClause).length > 0 && groupingSets === "<>";
  return isPlain && isGrouped && /^(sum|min|max|avg|.*_agg)$/.test(getAggregateName(fields, catalogue));
}

function canColumnBeNull(fields: ParseNode["fields"], levels: QueryLevels, catalogue: Catalogue): boolean {
  const [query, ...around] = levels.slice(Number(fields.varlevelsup));
  if (!query) return true;
  if (findNonNullColumns(query, catalogue).has(buildColumnKey(fields))) return false;
  // An outer join can make it null.
  if (Array.isArray(fields.varnullingrels) && fields.varnullingrels.length > 1) return true;
  const { rtekind, relid } = findRange(fields.varno, query);
  if (rtekind === FUNCTION) return !isParameterList(fields.varno, query);
  if (rtekind === RELATION) return !catalogue.notNull.has(`${relid}/${fields.varattno}`);
  if (![SUBQUERY, JOIN, CTE, GROUP].includes(String(rtekind))) return true;
  return listRangeColumns(fields.varno, [query, ...around], catalogue)[Number(fields.varattno) - 1] ?? true;
}

/** `unnest` of parameters, which contain no null. */
const isParameterList = (number: ParseTree | undefined, query: ParseNode) =>
  listParseNodes(findRange(number, query).functions).every(
    ({ fields: { funcexpr } }) =>
      isParseNode(funcexpr) && listParseNodes(funcexpr.fields.args).every(({ kind }) => kind === "PARAM"),
  );

const EXISTS = "0";
const EXPRESSION = "4";
const ARRAY = "6";

/** A subquery without a row is null, unless it is an aggregate, which always returns one. */
function canSubqueryBeNull(fields: ParseNode["fields"], levels: QueryLevels, catalogue: Catalogue): boolean {
  if (fields.subLinkType === EXISTS || fields.subLinkType === ARRAY) return false;
  const query = fields.subselect;
  if (fields.subLinkType !== EXPRESSION || !isParseNode(query)) return true;
  const { hasAggs, groupClause, havingQual } = query.fields;
  const answersOneRow = hasAggs === "true" && groupClause === "<>" && havingQual === "<>";
  return !answersOneRow || (findNullableColumns(query, catalogue, levels)[0] ?? true);
}
