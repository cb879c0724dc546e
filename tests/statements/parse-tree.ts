/** The printed parse tree of PostgreSQL: nodes, lists and words. `<>` is empty. */
export type ParseTree = string | ParseTree[] | ParseNode;

export interface ParseNode {
  kind: string;
  fields: Record<string, ParseTree>;
}

const TOKEN = /[(){}]|(?:\\[\s\S]|[^\s(){}\\])+/g;

/** Parses text such as `({QUERY :commandType 1 :targetList ({VAR :varno 1})})`. */
export function parseTree(text: string): ParseTree {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  return readOne();

  function readOne(): ParseTree {
    const token = tokens[at++];
    if (token === undefined) throw new Error("The tree ends too early");
    if (token === "{") return readNode();
    return token === "(" ? readUntil((next) => next === ")") : token;
  }

  function readNode(): ParseNode {
    const kind = tokens[at++] ?? "";
    const fields: Record<string, ParseTree> = {};
    for (let name = tokens[at++]; name?.startsWith(":"); name = tokens[at++]) {
      const values = readUntil((next) => next.startsWith(":") || next === "}", false);
      fields[name.slice(1)] = values.length === 1 ? (values[0] as ParseTree) : values;
    }
    return { kind, fields };
  }

  function readUntil(ends: (next: string) => boolean, takeEnd = true): ParseTree[] {
    const found: ParseTree[] = [];
    for (let next = tokens[at]; next !== undefined && !ends(next); next = tokens[at]) found.push(readOne());
    if (takeEnd) at += 1;
    return found;
  }
}

export const isParseNode = (tree: ParseTree | undefined): tree is ParseNode =>
  typeof tree === "object" && "kind" in tree;

/** Returns the nodes of a list, or none. */
export const listParseNodes = (tree: ParseTree | undefined): ParseNode[] =>
  Array.isArray(tree) ? tree.filter(isParseNode) : [];
