import type { Instant } from "@/lib/core/time/instant";
import type { Auth } from "@/lib/domain/contracts/auth";
import { deriveAccountRights } from "@/lib/domain/people/users/account-rights";
import type { InviterContext } from "./create-invitation";

/** Returns the inviter and their rights. */
export const toInviterContext = (auth: Auth, now: Instant): InviterContext => ({
  now,
  rights: deriveAccountRights(auth),
  inviter: auth.actor.kind === "user" ? auth.actor.id : null,
});
