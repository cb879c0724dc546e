import { seal } from "@/lib/crypto/seal";
import { hashToken } from "@/lib/crypto/token";
import { type Db, inTransaction } from "@/lib/db/client";
import { newId } from "@/lib/db/id";
import { lockRow } from "@/lib/db/lock-row";
import { ApiProblem, fieldProblem } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findUser } from "@/lib/users/queries";
import { isAllowedHost, isPrivateHost } from "@/lib/webhooks/target-address";
import { serializePushSubscription } from "./queries";
import type { PushSubscriptionBody } from "./schema";
import { vapid } from "./vapid";

const MOST = 20;

export function createPushSubscription(
  db: Db,
  organization: OrganizationId,
  userId: string,
  { endpoint, keys }: PushSubscriptionBody,
) {
  if (!vapid()) throw new ApiProblem("conflict", "Push messages are not set up here.");
  const url = new URL(endpoint);
  if (isPrivateHost(url) && !isAllowedHost(url))
    throw fieldProblem("/endpoint", "private_address", "endpoint must be a public address");
  return inTransaction(db, async (tx) => {
    await findUser(tx, organization, userId);
    await lockRow(tx, "users", userId);
    const endpointHash = hashToken(endpoint);
    const ofUser = { userId, organizationId: organization };
    const known = await tx.pushSubscription.findFirst({ where: { ...ofUser, endpointHash } });
    const sealed = seal(JSON.stringify({ endpoint, keys }));
    if (known) {
      const row = await tx.pushSubscription.update({ where: { id: known.id }, data: { sealed } });
      return serializePushSubscription(row);
    }
    if ((await tx.pushSubscription.count({ where: ofUser })) >= MOST)
      throw new ApiProblem("conflict", `A user has at most ${MOST} push subscriptions.`);
    const data = { id: newId(), ...ofUser, endpointHash, service: url.host, sealed };
    return serializePushSubscription(await tx.pushSubscription.create({ data }));
  });
}
