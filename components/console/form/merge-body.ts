interface Merged<Body> {
  body: Body;
  /** JSON pointers of values that both sides changed differently. The merged body has the user's own. */
  contested: string[];
}

/** Merges two edits of the same body (three-way): values that only one side changed are taken from that side. */
export function mergeBody<Body extends object>(base: Body, mine: Body, theirs: Body): Merged<Body> {
  const contested: string[] = [];
  const merge = (pointer: string, before: unknown, left: unknown, right: unknown): unknown => {
    if (isEqual(left, before) || isEqual(left, right)) return right;
    if (isEqual(right, before)) return left;
    if (isRecord(left) && isRecord(right)) {
      const known = isRecord(before) ? before : {};
      const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
      return Object.fromEntries(
        keys.map((key) => [key, merge(`${pointer}/${escapePart(key)}`, known[key], left[key], right[key])]),
      );
    }
    contested.push(pointer); // arrays conflict as a whole, since their entries have no identity
    return left;
  };
  return { body: merge("", base, mine, theirs) as Body, contested };
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const escapePart = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");
