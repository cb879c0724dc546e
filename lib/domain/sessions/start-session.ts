import { DAY, type Instant } from "@/lib/core/time/instant";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { SESSION_DAYS } from "./find-session";

/** The browser that somebody signs in with. */
export interface Device {
  userAgent: string | null;
  /** Of the session that this browser has had so far. */
  token: string | null;
}

const MAX_USER_AGENT_CHARACTERS = 300;

/** Signs the browser in under a new token, which is answered; what it was signed in with before ends. */
export async function startSession(tx: Db, userId: string, device: Device, now: Instant): Promise<string> {
  const token = newToken();
  if (device.token) await tx.session.deleteMany({ where: { tokenHash: hashToken(device.token) } });
  await tx.session.create({
    data: {
      id: newId(),
      tokenHash: hashToken(token),
      userId,
      userAgent: device.userAgent?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
      lastUsedAt: new Date(now),
      expiresAt: new Date(now + SESSION_DAYS * DAY),
    },
  });
  return token;
}
