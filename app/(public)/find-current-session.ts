import { headers } from "next/headers";
import { resolveEffectiveSession } from "@/lib/domain/auth/impersonation/resolve-effective-session";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { getDatabase } from "@/lib/platform/db/client";

/** The session of the impersonated user, if there is one. Use it only for display, never for changes. */
export async function findEffectiveSession() {
  const session = await findCurrentSession();
  return session && resolveEffectiveSession(getDatabase(), session);
}

/** The session of this request, or of these headers. */
export const findCurrentSession = async (requestHeaders?: Pick<Headers, "get">) =>
  findSession(readSessionToken({ headers: requestHeaders ?? (await headers()) }));
