import { headers } from "next/headers";
import { findSeen } from "@/lib/domain/auth/seeing-as/find-seen";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { database } from "@/lib/platform/db/client";

/** With whose eyes the console is seen in this browser; what is shown goes by it, and nothing that is done. */
export async function seenSession() {
  const own = await currentSession();
  return own && findSeen(database(), own);
}

/** Who is signed in with the browser that opens this page, or that has sent these headers. */
export const currentSession = async (given?: Pick<Headers, "get">) =>
  findSession(readSessionToken({ headers: given ?? (await headers()) }));
