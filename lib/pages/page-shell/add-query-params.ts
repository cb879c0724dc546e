/** The page's address with these parameters added; those that are null are left out. */
export function addQueryParams(page: string, added: Record<string, string | null>): string {
  const url = new URL(page, "http://here.invalid");
  for (const [name, value] of Object.entries(added)) if (value) url.searchParams.set(name, value);
  return url.pathname + url.search;
}
