import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { pushSubscription, pushSubscriptionBody } from "./schema";

const ofUser = { tag: "Preferences", params: z.object({ user_id: id }) } as const;

export const getPushKeyContract = defineContract({
  tag: "Preferences",
  scope: "public",
  method: "GET",
  path: "/v2/push_key",
  name: "getPushKey",
  summary: "The key with which browsers subscribe to push messages",
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
    summary: "The browsers that show push messages to a user, newest first",
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
  summary: "Let a browser show push messages to a user",
  description:
    "The body is what the browser's PushSubscription gives as JSON. The same browser again is the same subscription. Which messages are shown is a matter of the user's preferences.",
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
  summary: "Show this user no more push messages in a browser",
  params: z.object({ user_id: id, subscription_id: id }),
  status: [200],
  answer: deleted,
});
