/** Audiences to which a token can be limited (RFC 8707), by path. */
export const RESOURCE_PATHS = { api: "/v2", mcp: "/mcp" } as const;

export type TokenResource = keyof typeof RESOURCE_PATHS;

/** Returns the audience; null for the whole service, undefined for any other address. */
export function parseTokenResource(webUrl: string, resource: string): TokenResource | null | undefined {
  const address = resource.replace(/\/$/, "");
  if (address === webUrl) return null;
  return (Object.keys(RESOURCE_PATHS) as TokenResource[]).find(
    (name) => address === webUrl + RESOURCE_PATHS[name],
  );
}

export const toResourceUrl = (webUrl: string, resource: TokenResource | null): string =>
  resource ? webUrl + RESOURCE_PATHS[resource] : webUrl;
