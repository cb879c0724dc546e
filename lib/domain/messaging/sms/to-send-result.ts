import type { SendResult } from "./provider";
import type { ProviderResponse } from "./request-provider";

interface ResponseReader {
  /** Reads the response to an accepted message; null: it is not as the API promises. */
  readAccepted: (body: unknown) => { providerId: string; parts: number | null } | null;
  describeRejection: (status: number, body: unknown) => string;
  /** The statuses with which the provider rejects the account. */
  accountStatuses: readonly number[];
}

/** Converts the response to a message. Only what the provider has certainly not taken may be sent again. */
export function toSendResult(
  response: ProviderResponse,
  { readAccepted, describeRejection, accountStatuses }: ResponseReader,
): SendResult {
  if (response.kind === "failure") {
    const { isSent, error } = response;
    return isSent ? { kind: "unknown", error } : { kind: "later", seconds: null, error };
  }
  const { status, body, retryAfter } = response;
  if (status >= 200 && status < 300) {
    const accepted = readAccepted(body);
    return accepted
      ? { kind: "accepted", ...accepted }
      : { kind: "unknown", error: "The provider's response was not as its API promises" };
  }
  const error = describeRejection(status, body);
  // 503, like 429, means that the request was not processed; other errors of the server do not say.
  if (status === 429 || status === 503) return { kind: "later", seconds: retryAfter, error };
  if (status >= 500) return { kind: "unknown", error };
  return { kind: "rejected", error, isAccount: accountStatuses.includes(status) };
}
