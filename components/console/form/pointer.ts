/** Returns the value at a JSON pointer (RFC 6901). */
export const getAtPointer = (root: unknown, pointer: string): unknown =>
  splitPointer(pointer).reduce<unknown>(
    (value, part) => (value as Record<string, unknown> | undefined)?.[part],
    root,
  );

/** Returns a copy with another value at the pointer. */
export function setAtPointer<Root>(root: Root, pointer: string, value: unknown): Root {
  const set = (node: unknown, [part, ...rest]: string[]): unknown => {
    if (part === undefined) return value;
    const inner = set((node as Record<string, unknown> | undefined)?.[part], rest);
    if (Array.isArray(node)) return node.map((entry, index) => (String(index) === part ? inner : entry));
    return { ...(node as object), [part]: inner };
  };
  return set(root, splitPointer(pointer)) as Root;
}

const splitPointer = (pointer: string) =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
