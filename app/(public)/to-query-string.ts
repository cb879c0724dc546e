export type SearchParams = Record<string, string | string[] | undefined>;

/** The query as a string; Next hands it over as an object of parameters. */
export function toQueryString(params: SearchParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value ?? ""]) search.append(name, one);
  }
  return search.toString();
}
