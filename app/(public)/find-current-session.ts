import { headers } from "next/headers";
import { resolveEffectiveSession } from "@/lib/domain/auth/impersonation/resolve-effective-session";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { getDatabase } from "@/lib/platform/db/client";

/** With whose eyes the console is seen in this browser; what is shown goes by it, and nothing that is done. */
export async function findEffectiveSession() {
  const own = await findCurrentSession();
  return own && resolveEffectiveSession(getDatabase(), own);
}

/** Who is signed in with the browser that opens this page, or that has sent these headers. */
export const findCurrentSession = async (given?: Pick<Headers, "get">) =>
  findSession(readSessionToken({ headers: given ?? (await headers()) }));
