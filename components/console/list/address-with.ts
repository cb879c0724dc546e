/**
 * The address of this screen with one thing in it changed; "" takes it out. It goes by the browser's address: the
 * router's lags behind a change of a moment ago, which so would be lost.
 */
export function addressWith(name: string, value: string): string {
  const query = new URLSearchParams(location.search);
  if (value === "") query.delete(name);
  else query.set(name, value);
  return query.size > 0 ? `?${query}` : location.pathname;
}
