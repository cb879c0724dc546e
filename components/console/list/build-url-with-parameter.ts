/** Parameters of what is open beside a list, or on its way there; they say nothing of the list. */
export const TRANSIENT_PARAMETERS = ["event", "invitation", "location", "new", "import", "day"];

/**
 * The address of this screen with one parameter changed; "" removes it. Reads the browser's address: the router's is
 * updated later and would lose a change made a moment ago.
 */
export function buildUrlWithParameter(name: string, value: string): string {
  const query = new URLSearchParams(location.search);
  if (value === "") query.delete(name);
  else query.set(name, value);
  return query.size > 0 ? `?${query}` : location.pathname;
}
