import { asInstant } from "@/lib/core/time/instant";
import { startSession } from "@/lib/domain/auth/sessions/start-session";
import type { PrismaClient } from "@/lib/platform/db/generated/client";

/** Signs a user in, and returns the headers of that browser on our own server. */
export async function signInUser(db: PrismaClient, userId: string, userAgent = "A browser") {
  const user = await db.user.findFirstOrThrow({ where: { id: userId } });
  const token = await startSession(db, user, { userAgent, token: null }, asInstant(Date.now()));
  return { cookie: `bookpage_session=${token}`, "sec-fetch-site": "same-origin" };
}
