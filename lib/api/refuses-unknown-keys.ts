import type { ApiVersion } from "@/lib/platform/http/api-versions";
import type { Auth } from "@/lib/platform/http/auth";

/** The version from which on a key that nobody knows is refused: until then a slip of the fingers was lost in silence. */
const REFUSES_UNKNOWN_KEYS: ApiVersion = "2026-11-27";

/**
 * Whether unknown keys are refused: as the request says (`Prefer: handling=`, RFC 7240), else as its version has it. The
 * console, which a session asks for, is of the same release as the service.
 */
export function refusesUnknownKeys(request: Request, auth: Auth | null, version: ApiVersion): boolean {
  const asked = /(?:^|[,;\s])handling=(strict|lenient)\b/i.exec(request.headers.get("prefer") ?? "")?.[1];
  if (asked) return asked.toLowerCase() === "strict";
  return !auth?.session && version >= REFUSES_UNKNOWN_KEYS;
}
