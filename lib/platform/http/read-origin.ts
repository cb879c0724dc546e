import type { Origin } from "@/lib/platform/db/actor";
import { findClient } from "./client-address";

const MAX_DEVICE_CHARACTERS = 120;

/** Where a request came from and what sent it, for the audit log. */
export const readOrigin = (request: Request): Origin => ({
  address: findClient(request)?.toString() ?? null,
  device: request.headers.get("user-agent")?.slice(0, MAX_DEVICE_CHARACTERS).trim() || null,
});
