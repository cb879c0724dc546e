import type { Instant } from "@/lib/core/time/instant";
import { hashToken, isToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { Form } from "@/lib/platform/db/generated/client";
import type { FormTarget } from "../target-schema";
import { RESPONSE_LIFETIME_MS } from "./find-open-response";
import { toTarget } from "./serialize";

/** Finds the target of the response with this token; null for a response without target or an unknown one. */
export async function findResponseTarget(
  db: Db,
  { organizationId, id }: Pick<Form, "organizationId" | "id">,
  token: string,
  now: Instant,
): Promise<FormTarget | null> {
  if (!isToken(token)) return null;
  const row = await db.formResponse.findFirst({
    where: {
      organizationId,
      formId: id,
      tokenHash: hashToken(token),
      createdAt: { gt: new Date(now - RESPONSE_LIFETIME_MS) },
    },
  });
  return row && toTarget(row);
}
