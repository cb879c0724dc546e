import type { RequestOrigin } from "@/lib/platform/db/actor";
import { findClientAddress } from "./client-address";

const MAX_DEVICE_CHARACTERS = 120;

/** Where a request came from and what sent it, for the audit log: by way of `token`, where a program acts as a person. */
export const getRequestOrigin = (request: Request, token?: string): RequestOrigin => ({
  address: findClientAddress(request)?.toString() ?? null,
  device:
    [token, request.headers.get("user-agent")]
      .filter(Boolean)
      .join(" · ")
      .slice(0, MAX_DEVICE_CHARACTERS)
      .trim() || null,
});
