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
  const things = [...new Set(scopes.map(getScopeResource))];
  const has = (thing: string, kind: string) => scopes.some((one) => one === `${thing}:${kind}`);
  const isBoth = (thing: string) =>
    scopes.some((one) => one === thing) || (has(thing, "read") && has(thing, "write"));
  const say = (
    key: "keys.mayBoth" | "keys.mayRead" | "keys.mayChange",
    filter: (thing: string) => boolean,
  ): string[] => {
    const named = things.filter(filter).map((thing) => t(`keys.things.${thing}`));
    return named.length > 0 ? [t(key, { what: new Intl.ListFormat(lang).format(named) })] : [];
  };
  return [
    ...say("keys.mayBoth", isBoth),
    ...say("keys.mayRead", (thing) => !isBoth(thing) && has(thing, "read")),
    ...say("keys.mayChange", (thing) => !isBoth(thing) && has(thing, "write")),
  ];
}
