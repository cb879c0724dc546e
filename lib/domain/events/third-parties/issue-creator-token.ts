import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { createCreatorToken } from "./creator-token";
import type { TokenQuery } from "./schema";

/** The app is looked up by the hash of its secret, so response times reveal nothing about the secret. */
export async function issueCreatorToken(
  db: Db,
  organization: OrganizationId,
  { cm, secret }: TokenQuery,
  now: Instant,
) {
  const app = await db.thirdParty.findFirst({
    where: { secretHash: hashToken(secret), organizationId: organization },
    select: { id: true, secretHash: true },
  });
  if (app) return { token: createCreatorToken(app, cm, now) };
  const message = "is not the secret of an app of your organisation";
  throw new ApiProblem("not_found", `secret ${message}.`, {
    errors: [{ in: "query", pointer: "/secret", code: "unknown", message }],
  });
}
