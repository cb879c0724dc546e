import { ProviderError } from "./provider-error";

/** Of who asks, or of how often, whatever they ask for. */
const CALLER_STATUSES = [401, 429];

/**
 * What is done where a server does not tell what has changed since a token: null, so that everything is read once instead.
 * Of a token that is not good any more servers say so in many ways, failures of theirs and pages that nobody can read among
 * them. Thrown is what would come again: no answer at all, a password that is refused, a wish to be left alone.
 */
export function handleSyncTokenError(error: unknown): null {
  const isAnswer = error instanceof ProviderError && error.status !== null && error.retryAfter === null;
  if (!isAnswer || CALLER_STATUSES.includes(error.status ?? 0)) throw error;
  return null;
}
