/** Answers a form: the browser goes on to this address, and neither a reload nor "back" sends the form again. */
export function redirectAfterForm(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
