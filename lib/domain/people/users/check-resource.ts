import type { User } from "@/lib/platform/db/generated/client";
import { fieldProblem } from "@/lib/platform/http/problem";
import { type PersonBody, pickEmail, type UserUpdate } from "./schema";

type Body = Omit<UserUpdate, "organization">;

/**
 * What a room cannot have: an address, and what one signs in with; and people have no size. `before` is the user who is there
 * already, and stays what they are.
 */
export function checkResource(
  { user = {}, login, finish_signup_with: signUp }: Body,
  before?: Pick<User, "resource">,
): void {
  const isResource = before?.resource ?? user.resource === true;
  if (before && user.resource !== undefined && user.resource !== before.resource)
    throw fieldProblem("/user/resource", "read_only", "resource cannot be changed: make another user");
  if (isResource) {
    if (pickEmail(user)) throw fieldProblem("/user/emails", "mismatch", "A resource has no e-mail address");
    if (user.role !== undefined && user.role !== "member")
      throw fieldProblem("/user/role", "mismatch", "A resource has no role");
    if (user.suspended) throw fieldProblem("/user/suspended", "mismatch", "A resource is not suspended");
    if (login) throw fieldProblem("/login", "mismatch", "A resource does not sign in");
    if (signUp) throw fieldProblem("/finish_signup_with", "mismatch", "A resource does not sign in");
    return;
  }
  for (const name of ["capacity", "place"] as const satisfies (keyof PersonBody)[])
    if (user[name] != null) throw fieldProblem(`/user/${name}`, "mismatch", `${name} is of a resource`);
}
