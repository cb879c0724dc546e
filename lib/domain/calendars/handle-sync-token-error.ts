import { ProviderError } from "./provider-error";

/** Statuses that concern the caller, not the token. */
const CALLER_STATUSES = [401, 429];

/**
 * Handles the failure of an incremental sync by returning null, which starts a full sync. Servers report an
 * invalid token in many ways, such as server errors or unreadable responses. Rethrows errors that would
 * recur: no response, a rejected password or rate limiting.
 */
export function handleSyncTokenError(error: unknown): null {
  const isAnswer = error instanceof ProviderError && error.status !== null && error.retryAfter === null;
  if (!isAnswer || CALLER_STATUSES.includes(error.status ?? 0)) throw error;
  return null;
}
