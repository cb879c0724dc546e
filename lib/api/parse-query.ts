import { buildValidationProblem } from "@/lib/domain/contracts/validate";

/** Joins repeated parameters with commas. */
export function parseQuery(url: URL): Record<string, string> {
  assertUtf8(url.search);
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    query[name] = Object.hasOwn(query, name) ? `${query[name]},${value}` : value;
  }
  return query;
}

/** Throws for bytes that are not UTF-8, such as half a surrogate pair; URLSearchParams would replace them by U+FFFD. */
function assertUtf8(search: string): void {
  try {
    decodeURIComponent(search.replace(/%(?![0-9a-f]{2})/gi, "%25"));
  } catch {
    throw buildValidationProblem([
      { in: "query", pointer: "", code: "invalid_encoding", message: "is not valid UTF-8" },
    ]);
  }
}
