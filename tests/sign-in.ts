import type { PrismaClient } from "@/lib/db/generated/client";
import { startSession } from "@/lib/sessions/start-session";
import { instant } from "@/lib/time/instant";

/** Signs a user in, and answers the headers with which that browser speaks to its own server. */
export async function signIn(db: PrismaClient, userId: string, userAgent = "A browser") {
  const token = await startSession(db, userId, { userAgent, token: null }, instant(Date.now()));
  return { cookie: `bookpage_session=${token}`, "sec-fetch-site": "same-origin" };
}
