/** Nothing of the page may ask a server of others: no fonts, no proxy, no telemetry, no assistant, no editor. */
const CONFIGURATION = {
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: "json",
  hideClientButton: true,
  metaData: { title: "Bookpage API" },
  persistAuth: false,
  showDeveloperTools: "never",
  telemetry: false,
  theme: "default",
  url: "/v2/openapi.json",
  withDefaultFonts: false,
};

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The reference of the API: draws the OpenAPI document in the browser. */
export const REFERENCE_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bookpage API</title>
<link rel="icon" href="/icon.svg">
<style>:root { --scalar-font: system-ui, sans-serif; --scalar-font-code: ui-monospace, monospace }</style>
</head>
<body>
<noscript>The reference needs JavaScript. The same is in <a href="/v2/openapi.json">the OpenAPI document</a>.</noscript>
<script id="api-reference" data-configuration="${escapeAttribute(JSON.stringify(CONFIGURATION))}"></script>
<script src="/vendor/scalar.js"></script>
</body>
</html>
`;
