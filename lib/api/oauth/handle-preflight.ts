/** Browser apps call these endpoints from their own origin and send no cookies. */
export const CROSS_ORIGIN_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "authorization, content-type, mcp-protocol-version",
  "access-control-max-age": "86400",
};

/** Responds to the preflight request of a browser. */
export const handlePreflight = () => new Response(null, { status: 204, headers: CROSS_ORIGIN_HEADERS });
