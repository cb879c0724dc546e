import type { AnyContract } from "@/lib/platform/http/contract";

/**
 * The path at which what was created can be read: names in the contract's template stand for fields of the answer
 * (of a user, which is answered with what else came of the call, the user's), else for parts of the path.
 */
export function buildLocationHeader(
  { location }: AnyContract,
  params: Record<string, string>,
  answer: unknown,
): string | null {
  if (!location) return null;
  const { user } = answer as { user?: object | string };
  const fields = { ...params, ...(answer as object), ...(typeof user === "object" && user) } as Record<
    string,
    unknown
  >;
  return location.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(fields[name])));
}
