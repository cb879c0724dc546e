import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { readKnownDevice } from "@/lib/domain/auth/sessions/known-device";
import type { Device } from "@/lib/domain/auth/sessions/start-session";

/** The browser of a sign-in. */
export const readDevice = (request: Request): Device => ({
  userAgent: request.headers.get("user-agent"),
  token: readSessionToken(request),
  known: readKnownDevice(request),
});
