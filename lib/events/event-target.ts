import type { Precondition } from "@/lib/http/etag";
import type { Context } from "@/lib/http/route";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Instant } from "@/lib/time/instant";

/** Which event an operation is about, in which version and when. */
export interface EventTarget {
  organization: OrganizationId;
  id: string;
  precondition: Precondition;
  now: Instant;
}

type Call = Pick<Context<{ event_id: string }, unknown, unknown>, "auth" | "params" | "precondition" | "now">;

export const targetOf = ({ auth, params, precondition, now }: Call): EventTarget => ({
  organization: auth.organization,
  id: params.event_id,
  precondition,
  now,
});
