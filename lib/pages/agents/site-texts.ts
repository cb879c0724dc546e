/** /llms.txt: instructions for programs, in the format of llmstxt.org. */
export const renderLlmsTxt = (webUrl: string): string => `# Bookpage

> Booking pages: one finds a time with a person or a team and books it. Whoever acts for somebody else can do so without a
> browser, and on pages that are open to programs without a key.

A booking page has the address ${webUrl}/<page>. Beside it:

- ${webUrl}/<page>.md: the page as text, with its next free times and how to book
- ${webUrl}/<page>/page.json: what it asks for
- ${webUrl}/<page>/slots.json: its free times
- ${webUrl}/<page>/bookings.json: POST books

## For programs

- [OpenAPI in ten operations](${webUrl}/v2/openapi.agent.json): to book, move and cancel
- [Tools by the Model Context Protocol](${webUrl}/mcp): without a sign-in those of public pages; who_am_i asks for one (OAuth 2.1), an API key will do as well
- [The whole API](${webUrl}/v2/openapi.json): everything that an organisation does
- [Documentation](${webUrl}/docs): the same for people
`;

/** /.well-known/api-catalog (RFC 9727): a linkset (RFC 9264) of the APIs. */
export const buildApiCatalog = (webUrl: string) => ({
  linkset: [
    {
      anchor: `${webUrl}/v2`,
      "service-desc": [
        { href: `${webUrl}/v2/openapi.json`, type: OPENAPI },
        { href: `${webUrl}/v2/openapi.agent.json`, type: OPENAPI },
      ],
      "service-doc": [{ href: `${webUrl}/docs`, type: "text/html" }],
      status: [{ href: `${webUrl}/health/ready`, type: "application/json" }],
    },
    { anchor: `${webUrl}/mcp`, "service-doc": [{ href: `${webUrl}/llms.txt`, type: "text/plain" }] },
  ],
});

const OPENAPI = "application/vnd.oai.openapi+json;version=3.1";
