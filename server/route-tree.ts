/** The route of a path. */
export interface RouteMatch<Value> {
  value: Value;
  /** The decoded segments of the pattern's parameters; a list of all remaining ones for `[...name]`. */
  params: Record<string, string | string[]>;
}

interface Node<Value> {
  value?: Value;
  fixed: Map<string, Node<Value>>;
  /** `[name]` */
  named?: { name: string; node: Node<Value> };
  /** `[...name]` */
  rest?: { name: string; value: Value };
}

const createNode = <Value>(): Node<Value> => ({ fixed: new Map() });

/**
 * Finds the route of a path without its query, like the framework: at each segment a fixed one wins over a parameter,
 * and that over the rest of the path.
 * @param routes by their patterns, such as `/v2/teams/[team_id]`
 */
export function buildRouteTree<Value>(
  routes: Record<string, Value>,
): (path: string) => RouteMatch<Value> | null {
  const root = createNode<Value>();
  for (const [pattern, value] of Object.entries(routes)) addRoute(root, splitPath(pattern), value);
  const fixed = new Map(
    Object.entries(routes)
      .filter(([pattern]) => !pattern.includes("["))
      .map(([pattern, value]) => [pattern, { value, params: {} }]),
  );
  return (path) => fixed.get(path) ?? findMatch(root, splitPath(path), 0);
}

const splitPath = (path: string): string[] => (path === "/" ? [] : path.slice(1).split("/"));

function addRoute<Value>(root: Node<Value>, segments: readonly string[], value: Value) {
  let node = root;
  for (const segment of segments) {
    const [, dots, name] = /^\[(\.\.\.)?(\w+)\]$/.exec(segment) ?? [];
    if (name === undefined) {
      const next = node.fixed.get(segment) ?? createNode<Value>();
      node.fixed.set(segment, next);
      node = next;
    } else if (dots) {
      node.rest = { name, value };
      return;
    } else {
      node.named ??= { name, node: createNode() };
      if (node.named.name !== name)
        throw new Error(`Two parameter names for one segment: ${node.named.name}, ${name}`);
      node = node.named.node;
    }
  }
  node.value = value;
}

function findMatch<Value>(
  node: Node<Value>,
  segments: readonly string[],
  index: number,
): RouteMatch<Value> | null {
  const segment = segments[index];
  if (segment === undefined) return node.value === undefined ? null : { value: node.value, params: {} };
  const fixed = node.fixed.get(segment);
  const found = fixed && findMatch(fixed, segments, index + 1);
  if (found) return found;
  if (node.named && segment !== "") {
    const match = findMatch(node.named.node, segments, index + 1);
    if (match)
      return { ...match, params: { ...match.params, [node.named.name]: decodeURIComponent(segment) } };
  }
  if (!node.rest) return null;
  const rest = segments.slice(index).map(decodeURIComponent);
  return { value: node.rest.value, params: { [node.rest.name]: rest } };
}
