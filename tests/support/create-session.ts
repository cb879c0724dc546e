import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import type { PrismaClient } from "@/lib/platform/db/generated/client";

/** Signs a browser in, and returns its headers on our own pages. */
export async function createTestSession(db: PrismaClient, { _id }: { _id: string }, expiresIn = 60_000) {
  const token = generateToken();
  const { organizationId } = await db.user.findFirstOrThrow({ where: { id: _id } });
  await db.session.create({
    data: {
      id: generateId(),
      organizationId,
      tokenHash: hashToken(token),
      userId: _id,
      authenticatedAt: new Date(),
      expiresAt: new Date(Date.now() + expiresIn),
    },
  });
  return { cookie: `theme=dark; bookpage_session=${token}`, "sec-fetch-site": "same-origin" };
}
