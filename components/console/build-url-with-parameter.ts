/** Parameters of panels beside a list, which are no part of the list's state. */
export const TRANSIENT_PARAMETERS = ["event", "invitation", "location", "new", "import", "day"];

/**
 * Builds the current URL with one parameter changed; "" removes it. Reads `window.location`, since the router updates
 * later and would lose a recent change.
 */
export function buildUrlWithParameter(name: string, value: string): string {
  const query = new URLSearchParams(location.search);
  if (value === "") query.delete(name);
  else query.set(name, value);
  return query.size > 0 ? `?${query}` : location.pathname;
}
