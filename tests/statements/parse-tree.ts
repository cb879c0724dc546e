/** What PostgreSQL prints of a statement that it has parsed: nodes, lists of them, and words. `<>` is nothing. */
export type Tree = string | Tree[] | Node;

export interface Node {
  kind: string;
  fields: Record<string, Tree>;
}

const TOKEN = /[(){}]|(?:\\[\s\S]|[^\s(){}\\])+/g;

/** Reads such as `({QUERY :commandType 1 :targetList ({VAR :varno 1})})`. */
export function readTree(text: string): Tree {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  return readOne();

  function readOne(): Tree {
    const token = tokens[at++];
    if (token === undefined) throw new Error("The tree ends too early");
    if (token === "{") return readNode();
    return token === "(" ? readUntil((next) => next === ")") : token;
  }

  function readNode(): Node {
    const kind = tokens[at++] ?? "";
    const fields: Record<string, Tree> = {};
    for (let name = tokens[at++]; name?.startsWith(":"); name = tokens[at++]) {
      const values = readUntil((next) => next.startsWith(":") || next === "}", false);
      fields[name.slice(1)] = values.length === 1 ? (values[0] as Tree) : values;
    }
    return { kind, fields };
  }

  function readUntil(ends: (next: string) => boolean, takeEnd = true): Tree[] {
    const found: Tree[] = [];
    for (let next = tokens[at]; next !== undefined && !ends(next); next = tokens[at]) found.push(readOne());
    if (takeEnd) at += 1;
    return found;
  }
}

export const isNode = (tree: Tree | undefined): tree is Node => typeof tree === "object" && "kind" in tree;

/** The nodes of a list; none of what is no list. */
export const listNodes = (tree: Tree | undefined): Node[] => (Array.isArray(tree) ? tree.filter(isNode) : []);
