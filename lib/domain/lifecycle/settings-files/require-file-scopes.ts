import type { Auth } from "@/lib/domain/contracts/auth";
import type { Scope } from "@/lib/domain/contracts/contract";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { SETTINGS_KINDS, type SettingsKind } from "./settings-kinds";

/** The scope to write each kind of file through its own endpoints. */
const SCOPES_OF_KINDS: Readonly<Record<SettingsKind, Scope>> = {
  brand: "organization:write",
  users: "users:write",
  availabilities: "availabilities:write",
  templates: "bookpages:write",
  teams: "teams:write",
  pages: "bookpages:write",
  forms: "forms:write",
  locators: "locators:write",
  webhooks: "hooks:write",
  workflows: "bookpages:write",
  texts: "organization:write",
};

/** Lists the kinds of files that the caller may write, and so also read. */
export const listPermittedKinds = ({ scopes }: Pick<Auth, "scopes">): readonly SettingsKind[] =>
  SETTINGS_KINDS.filter((kind) => scopes === null || scopes.includes(SCOPES_OF_KINDS[kind]));

/** Throws if the caller may not write these kinds of files; null: all kinds. */
export function requireFileScopes(
  { scopes }: Pick<Auth, "scopes">,
  kinds: Iterable<SettingsKind> | null,
): void {
  const needed = new Set([...(kinds ?? SETTINGS_KINDS)].map((kind) => SCOPES_OF_KINDS[kind]));
  const missing = [...needed].filter((scope) => scopes !== null && !scopes.includes(scope));
  if (missing.length === 0) return;
  throw new ApiProblem("forbidden", `The files need the scopes ${missing.join(", ")} as well.`);
}
