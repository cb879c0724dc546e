/** Redirects after a form: the browser loads this address, and neither a reload nor "back" submits the form again. */
export function redirectAfterForm(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
