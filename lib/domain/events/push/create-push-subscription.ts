import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { isAllowedHost, isPrivateHost } from "@/lib/platform/egress/target-address";
import { getVapidDetails } from "./get-vapid-details";
import { serializePushSubscription } from "./queries";
import type { PushSubscriptionBody } from "./schema";

const MAX_SUBSCRIPTIONS = 20;

export function createPushSubscription(
  db: Db,
  organization: OrganizationId,
  userId: string,
  { endpoint, keys }: PushSubscriptionBody,
  sessionId: string | null,
) {
  if (!getVapidDetails())
    throw new ApiProblem("conflict", "Push messages are not set up here.", { reason: "push_off" });
  const url = new URL(endpoint);
  if (isPrivateHost(url) && !isAllowedHost(url))
    throw buildFieldProblem("/endpoint", "private_address", "endpoint must be a public address");
  return withTransaction(db, async (tx) => {
    await getUserRow(tx, organization, userId);
    await lockRow(tx, "users", { organizationId: organization, id: userId });
    const endpointHash = hashToken(endpoint);
    const ofUser = { userId, organizationId: organization };
    const known = await tx.pushSubscription.findFirst({ where: { ...ofUser, endpointHash } });
    const id = known?.id ?? generateId();
    const sealed = seal(
      JSON.stringify({ endpoint, keys }),
      buildRowContext("push_subscriptions.sealed", organization, id),
    );
    if (known) {
      const row = await tx.pushSubscription.update({
        where: toRowKey(organization, id),
        data: { sealed, sessionId },
      });
      return serializePushSubscription(row);
    }
    if ((await tx.pushSubscription.count({ where: ofUser })) >= MAX_SUBSCRIPTIONS)
      throw new ApiProblem("conflict", `A user has at most ${MAX_SUBSCRIPTIONS} push subscriptions.`, {
        reason: "too_many",
      });
    const data = { id, ...ofUser, sessionId, endpointHash, service: url.host, sealed };
    return serializePushSubscription(await tx.pushSubscription.create({ data }));
  });
}
