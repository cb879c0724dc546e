import type { Instant } from "@/lib/core/time/instant";
import type { Precondition } from "@/lib/domain/contracts/etag";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** The event that an operation concerns, the expected version and the time. */
export interface EventTarget {
  organization: OrganizationId;
  id: string;
  precondition: Precondition;
  now: Instant;
  /** The caller notifies participants itself, as it changes several events at once. */
  isQuiet?: boolean;
}

/** Context of an API call. */
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
