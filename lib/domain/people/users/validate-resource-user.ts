import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { User } from "@/lib/platform/db/generated/client";
import { pickEmail, type UserInput, type UserUpdate } from "./schema";

type ResourceUserBody = Omit<UserUpdate, "organization">;

/**
 * Throws if a room gets an address or credentials, or a person a capacity or place. `before` is the existing
 * user, which cannot change its kind.
 */
export function validateResourceUser(
  { user = {}, login, finish_signup_with: signUp }: ResourceUserBody,
  before?: Pick<User, "resource">,
): void {
  const isResource = before?.resource ?? user.resource === true;
  if (before && user.resource !== undefined && user.resource !== before.resource)
    throw buildFieldProblem("/user/resource", "read_only", "resource cannot be changed: make another user");
  if (isResource) {
    if (pickEmail(user))
      throw buildFieldProblem("/user/emails", "mismatch", "A resource has no e-mail address");
    if (user.role !== undefined && user.role !== "member")
      throw buildFieldProblem("/user/role", "mismatch", "A resource has no role");
    if (user.suspended) throw buildFieldProblem("/user/suspended", "mismatch", "A resource is not suspended");
    if (login) throw buildFieldProblem("/login", "mismatch", "A resource does not sign in");
    if (signUp) throw buildFieldProblem("/finish_signup_with", "mismatch", "A resource does not sign in");
    return;
  }
  for (const name of ["capacity", "place"] as const satisfies (keyof UserInput)[])
    if (user[name] != null) throw buildFieldProblem(`/user/${name}`, "mismatch", `${name} is of a resource`);
}
