/**
 * Builds the `Link` header (RFC 8288) with the machine-readable forms of a booking page; `text` is the path of its
 * Markdown. The page's markup holds only the first of them, as the others would cost visitors bytes.
 */
export function listPageLinks(text: string): string {
  const page = encodeURI(text.replace(/\.md$/, ""));
  return [
    `<${page}.md>; rel="alternate"; type="text/markdown"`,
    `<${page}/page.json>; rel="describedby"; type="application/json"`,
    `<${page}/slots.json>; rel="related"; type="application/json"; title="Free times"`,
    `<${page}/bookings.json>; rel="related"; type="application/json"; title="POST books a time"`,
    '</v2/openapi.agent.json>; rel="service-desc"; type="application/vnd.oai.openapi+json;version=3.1"',
    '</.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"',
  ].join(", ");
}
