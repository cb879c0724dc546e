import type { z } from "zod";
import { asInstant } from "@/lib/core/time/instant";
import { createApiKey } from "@/lib/domain/auth/api-keys/create-api-key";
import { requireGrantableRights } from "@/lib/domain/auth/api-keys/require-grantable-rights";
import type { apiKeyBody } from "@/lib/domain/auth/api-keys/schema";
import type { Auth } from "@/lib/domain/contracts/auth";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { ensureSandbox } from "./ensure-sandbox";

/** Creates an API key in the live organisation or the sandbox. Its expiry is in real time, in both modes. */
export async function createApiKeyForMode(
  db: Db,
  auth: Auth,
  { mode = auth.mode, ...body }: z.output<typeof apiKeyBody>,
) {
  if (mode === "live" && auth.mode === "test")
    throw buildFieldProblem(
      "/mode",
      "invalid_value",
      "must not be live: what is asked in test mode stays there",
    );
  const now = asInstant(Date.now());
  const expires_at = requireGrantableRights(auth, body, now);
  const isCrossing = mode === "test" && auth.mode === "live";
  const owner = isCrossing ? await ensureSandbox(db, auth.organization, now) : auth.organization;
  return createApiKey(db, owner, { ...body, expires_at });
}
