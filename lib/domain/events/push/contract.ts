import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { pushSubscription, pushSubscriptionBody } from "./schema";

const ofUser = { tag: "Preferences", params: z.object({ user_id: id }) } as const;

export const getPushKeyContract = defineContract({
  tag: "Preferences",
  scope: "public",
  method: "GET",
  path: "/v2/push_key",
  name: "getPushKey",
  summary: "Get the public key for push subscriptions",
  description: "The `applicationServerKey` of `pushManager.subscribe`; null where push is not set up.",
  status: [200],
  answer: z.object({ public_key: z.string().nullable() }).meta({ id: "PushKey" }),
});

export const listPushSubscriptionsContract = defineList(
  {
    ...ofUser,
    scope: "preferences:read",
    method: "GET",
    path: "/v2/users/:user_id/push_subscriptions",
    name: "listPushSubscriptions",
    audience: "oneself",
    summary: "List a user's push subscriptions, newest first",
    status: [200],
    answer: z.array(pushSubscription),
  },
  { deletions: null, unsynced: "browsers come and go with those who use them" },
);

export const createPushSubscriptionContract = defineContract({
  ...ofUser,
  scope: "preferences:write",
  method: "POST",
  path: "/v2/users/:user_id/push_subscriptions",
  name: "createPushSubscription",
  audience: "oneself",
  summary: "Create a push subscription",
  description:
    "The body is the browser's PushSubscription as JSON. The same browser again is the same subscription. The user's preferences decide which messages are shown.",
  body: pushSubscriptionBody,
  status: [201],
  answer: pushSubscription,
  example: {
    body: {
      endpoint: "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl",
      keys: {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
    },
  },
});

export const deletePushSubscriptionContract = defineContract({
  ...ofUser,
  scope: "preferences:write",
  method: "DELETE",
  path: "/v2/users/:user_id/push_subscriptions/:subscription_id",
  name: "deletePushSubscription",
  audience: "oneself",
  unversioned: true,
  summary: "Delete a push subscription",
  params: z.object({ user_id: id, subscription_id: id }),
  status: [200],
  answer: deleted,
});
