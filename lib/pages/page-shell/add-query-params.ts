/** Adds these parameters to a path, except those that are null. */
export function addQueryParams(page: string, added: Record<string, string | null>): string {
  const url = new URL(page, "http://here.invalid");
  for (const [name, value] of Object.entries(added)) if (value) url.searchParams.set(name, value);
  return url.pathname + url.search;
}
