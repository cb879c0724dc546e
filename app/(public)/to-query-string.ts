export type SearchParams = Record<string, string | string[] | undefined>;

/** Builds the query string from the parameters, which Next passes as an object. */
export function toQueryString(params: SearchParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value ?? ""]) search.append(name, one);
  }
  return search.toString();
}
