import { validationProblem } from "@/lib/platform/http/validate";

/** Repeated parameters count as one list, separated by commas. */
export function readQuery(url: URL): Record<string, string> {
  requireUtf8(url.search);
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    query[name] = Object.hasOwn(query, name) ? `${query[name]},${value}` : value;
  }
  return query;
}

/** URLSearchParams would turn bytes that are no UTF-8, such as half a surrogate pair, into U+FFFD and go on. */
function requireUtf8(search: string): void {
  try {
    decodeURIComponent(search.replace(/%(?![0-9a-f]{2})/gi, "%25"));
  } catch {
    throw validationProblem([
      { in: "query", pointer: "", code: "invalid_encoding", message: "is not valid UTF-8" },
    ]);
  }
}
