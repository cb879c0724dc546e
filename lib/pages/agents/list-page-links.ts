/**
 * What programs find beside a booking page, as a `Link` header (RFC 8288); `text` is the path of its Markdown. The first of them
 * stands in the page as well; the others cost its readers no bytes.
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
