import { DAY, type Instant } from "@/lib/core/time/instant";
import { recordSignIn } from "@/lib/domain/audit/record-entry";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { User } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { SESSION_DAYS } from "./find-session";
import type { KnownDevice } from "./known-device";
import { recordVisit } from "./record-visit";

/** Browser that signs in. */
export interface Device {
  userAgent: string | null;
  /** Token of its present session. */
  token: string | null;
  /** Known device of the browser, if it has signed in before. */
  known?: KnownDevice | null;
}

const MAX_USER_AGENT_CHARACTERS = 300;

/** Starts a session with a new token, which it returns, and ends the browser's previous one. */
export async function startSession(
  tx: Db,
  { id: userId, organizationId }: Pick<User, "id" | "organizationId">,
  device: Device,
  now: Instant,
): Promise<string> {
  const token = generateToken();
  if (device.token) await tx.session.deleteMany({ where: { tokenHash: hashToken(device.token) } });
  await tx.session.create({
    data: {
      id: generateId(),
      organizationId,
      tokenHash: hashToken(token),
      userId,
      userAgent: device.userAgent?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
      lastUsedAt: new Date(now),
      authenticatedAt: new Date(now),
      expiresAt: new Date(now + SESSION_DAYS * DAY),
    },
  });
  const organization = asOrganizationId(organizationId);
  await recordVisit(tx, organization, userId);
  await recordSignIn(tx, organization, userId);
  return token;
}
