/** Returns the value of a cookie; null if absent. */
export function readCookie(request: { headers: Pick<Headers, "get"> }, name: string): string | null {
  const pairs = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  const pair = pairs.find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}
