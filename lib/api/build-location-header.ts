import type { AnyContract } from "@/lib/domain/contracts/contract";

/**
 * Builds the path at which the created resource can be read. Names in the contract's template stand for fields of the
 * response (or of `user` in it), else for parameters of the request's path.
 */
export function buildLocationHeader(
  { location }: AnyContract,
  params: Record<string, string>,
  response: unknown,
): string | null {
  if (!location) return null;
  const { user } = response as { user?: object | string };
  const fields = { ...params, ...(response as object), ...(typeof user === "object" && user) } as Record<
    string,
    unknown
  >;
  return location.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(fields[name])));
}
