import type { Instant } from "@/lib/core/time/instant";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";

/** Which event an operation is about, in which version and when. */
export interface EventTarget {
  organization: OrganizationId;
  id: string;
  precondition: Precondition;
  now: Instant;
  /** People are told by whoever changes several events at once. */
  isQuiet?: boolean;
}

/** Of a call to the API. */
interface ApiCall {
  auth: { organization: OrganizationId };
  params: { event_id: string };
  precondition: Precondition;
  now: Instant;
}

export const toEventTarget = ({ auth, params, precondition, now }: ApiCall): EventTarget => ({
  organization: auth.organization,
  id: params.event_id,
  precondition,
  now,
});
