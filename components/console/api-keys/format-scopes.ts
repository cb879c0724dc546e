import type { Schemas } from "../api";
import type { TranslateConsole } from "../texts";

type Scope = Schemas["ApiKey"]["scopes"][number];

/** The resource of a scope: `events` for `events:read`. */
type ScopeResource<S extends string> = S extends `${infer Name}:${string}` ? Name : S;

const getScopeResource = (scope: Scope) => scope.split(":")[0] as ScopeResource<Scope>;

export const formatScopeResource = (scope: Scope, t: TranslateConsole): string =>
  t(`keys.things.${getScopeResource(scope)}`);

/** Describes the scopes of a key in a sentence per kind of access: read and write, read only, write only. */
export function formatScopes(scopes: readonly Scope[], lang: string, t: TranslateConsole): string[] {
  const resources = [...new Set(scopes.map(getScopeResource))];
  const has = (resource: string, kind: string) => scopes.some((one) => one === `${resource}:${kind}`);
  const isBoth = (resource: string) =>
    scopes.some((one) => one === resource) || (has(resource, "read") && has(resource, "write"));
  const formatLine = (
    key: "keys.mayBoth" | "keys.mayRead" | "keys.mayChange",
    filter: (resource: string) => boolean,
  ): string[] => {
    const named = resources.filter(filter).map((resource) => t(`keys.things.${resource}`));
    return named.length > 0 ? [t(key, { what: new Intl.ListFormat(lang).format(named) })] : [];
  };
  return [
    ...formatLine("keys.mayBoth", isBoth),
    ...formatLine("keys.mayRead", (resource) => !isBoth(resource) && has(resource, "read")),
    ...formatLine("keys.mayChange", (resource) => !isBoth(resource) && has(resource, "write")),
  ];
}
