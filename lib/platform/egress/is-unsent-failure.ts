import { PrivateAddressError } from "./private-address-error";

/** The codes of failures before a byte of a request was sent. */
const UNSENT_CODES = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
];

/** Returns whether a failed request was certainly not received, so that it may be repeated. */
export const isUnsentFailure = (error: unknown): boolean =>
  error instanceof PrivateAddressError || UNSENT_CODES.includes(String((error as { code?: unknown }).code));
