/** Parts of the service that a token may be meant for alone (RFC 8707), by their paths. */
export const RESOURCE_PATHS = { api: "/v2", mcp: "/mcp" } as const;

export type Resource = keyof typeof RESOURCE_PATHS;

/** Which part an address names; null: all of it; undefined: nothing of ours. */
export function readResource(webUrl: string, asked: string): Resource | null | undefined {
  const address = asked.replace(/\/$/, "");
  if (address === webUrl) return null;
  return (Object.keys(RESOURCE_PATHS) as Resource[]).find(
    (name) => address === webUrl + RESOURCE_PATHS[name],
  );
}

export const toResourceAddress = (webUrl: string, resource: Resource | null): string =>
  resource ? webUrl + RESOURCE_PATHS[resource] : webUrl;
