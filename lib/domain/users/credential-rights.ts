import type { Auth } from "@/lib/platform/http/auth";
import { ApiProblem } from "@/lib/platform/http/problem";
import { setsCredentials, type UserBody } from "./schema";

/**
 * Whose credentials a caller may set, which is what people sign in with: password, user name, address, links to choose
 * a password. Everybody's; those of people who are no admins; nobody's.
 */
export type CredentialRights = "all" | "members" | "none";

/** An admin can do everything: whoever sets what an admin signs in with can too, so no limited key may. */
export function readCredentialRights({ scopes, member }: Pick<Auth, "scopes" | "member">): CredentialRights {
  if (member) return "none";
  if (scopes === null) return "all";
  return scopes.includes("credentials:write") ? "members" : "none";
}

export function requireCredentialRights(rights: CredentialRights, { admin }: { admin: boolean }): void {
  if (rights === "none")
    throw new ApiProblem(
      "forbidden",
      "What people sign in with (login, address, sign-up link) is set with the scope credentials:write, which this API key does not have.",
    );
  if (admin && rights !== "all")
    throw new ApiProblem(
      "forbidden",
      "What an admin signs in with is not for a key that is limited to scopes.",
    );
}

/** A new user is no admin. */
export function requireRightsToCreate(rights: CredentialRights, body: UserBody): void {
  if (setsCredentials(body)) requireCredentialRights(rights, { admin: false });
}
