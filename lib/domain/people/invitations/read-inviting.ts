import type { Instant } from "@/lib/core/time/instant";
import { readAccountRights } from "@/lib/domain/people/users/account-rights";
import type { Auth } from "@/lib/platform/http/auth";
import type { Inviting } from "./create-invitation";

/** Who invites, and what they may give. */
export const readInviting = (auth: Auth, now: Instant): Inviting => ({
  now,
  rights: readAccountRights(auth),
  inviter: auth.actor.kind === "user" ? auth.actor.id : null,
});
