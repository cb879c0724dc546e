import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import { seal } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import { isAllowedHost, isPrivateHost } from "@/lib/platform/outward/target-address";
import { serializePushSubscription } from "./queries";
import type { PushSubscriptionBody } from "./schema";
import { vapid } from "./vapid";

const MAX_SUBSCRIPTIONS = 20;

export function createPushSubscription(
  db: Db,
  organization: OrganizationId,
  userId: string,
  { endpoint, keys }: PushSubscriptionBody,
  sessionId: string | null,
) {
  if (!vapid())
    throw new ApiProblem("conflict", "Push messages are not set up here.", { reason: "push_off" });
  const url = new URL(endpoint);
  if (isPrivateHost(url) && !isAllowedHost(url))
    throw fieldProblem("/endpoint", "private_address", "endpoint must be a public address");
  return inTransaction(db, async (tx) => {
    await findUser(tx, organization, userId);
    await lockRow(tx, "users", { organizationId: organization, id: userId });
    const endpointHash = hashToken(endpoint);
    const ofUser = { userId, organizationId: organization };
    const known = await tx.pushSubscription.findFirst({ where: { ...ofUser, endpointHash } });
    const id = known?.id ?? newId();
    const sealed = seal(
      JSON.stringify({ endpoint, keys }),
      rowPlace("push_subscriptions.sealed", organization, id),
    );
    if (known) {
      const row = await tx.pushSubscription.update({
        where: keyOf(organization, id),
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
