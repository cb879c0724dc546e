import type { RequestOrigin } from "@/lib/platform/db/actor";
import { findClientAddress } from "./client-address";

const MAX_DEVICE_CHARACTERS = 120;

/**
 * Returns the address and user agent of a request, for the audit log; `token` names the credential of a program that
 * acts as a user.
 */
export const getRequestOrigin = (request: Request, token?: string): RequestOrigin => ({
  address: findClientAddress(request)?.toString() ?? null,
  device:
    [token, request.headers.get("user-agent")]
      .filter(Boolean)
      .join(" · ")
      .slice(0, MAX_DEVICE_CHARACTERS)
      .trim() || null,
});
