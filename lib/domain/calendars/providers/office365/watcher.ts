import { z } from "zod";
import { asInstant, MINUTE } from "@/lib/core/time/instant";
import { parseApiResponse } from "@/lib/domain/calendars/oauth/request-provider-api";
import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import type { Watcher } from "@/lib/domain/calendars/provider";
import { buildCalendarPath, buildMailboxPath, requestGraph } from "./requests";

/** Slightly less than the maximum for events. */
const WATCH_LIFETIME_MS = 4200 * MINUTE;

const subscription = z.object({
  id: z.string().min(1),
  expirationDateTime: z.string().transform((text) => Date.parse(text)),
});

export const microsoftWatcher: Watcher<ProviderTokens> = {
  async start(access, subcalendar, { id, token, address, now }) {
    const response = await requestGraph(access, "/subscriptions", {
      method: "POST",
      body: {
        changeType: "created,updated,deleted",
        notificationUrl: address,
        lifecycleNotificationUrl: address,
        resource: buildMailboxPath(access, `${buildCalendarPath(subcalendar)}/events`),
        expirationDateTime: new Date(now + WATCH_LIFETIME_MS).toISOString(),
        clientState: `${id}.${token}`,
      },
    });
    const { id: remoteId, expirationDateTime } = parseApiResponse(subscription, response);
    return { remoteId, expires: asInstant(expirationDateTime) };
  },
  async stop(access, { remoteId }) {
    await requestGraph(access, `/subscriptions/${encodeURIComponent(remoteId)}`, {
      method: "DELETE",
      expected: [404],
    });
  },
};
