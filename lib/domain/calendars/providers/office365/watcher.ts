import { z } from "zod";
import { instant, MINUTE } from "@/lib/core/time/instant";
import { readAnswer } from "@/lib/domain/calendars/oauth/ask-api";
import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import type { Watcher } from "@/lib/domain/calendars/provider";
import { askGraph, calendarPath, inMailbox } from "./requests";

/** A little less than the longest that is taken for events. */
const WATCH_LIFETIME_MS = 4200 * MINUTE;

const subscription = z.object({
  id: z.string().min(1),
  expirationDateTime: z.string().transform((text) => Date.parse(text)),
});

export const microsoftWatcher: Watcher<Tokens> = {
  async start(access, subcalendar, { id, token, address, now }) {
    const answer = await askGraph(access, "/subscriptions", {
      method: "POST",
      body: {
        changeType: "created,updated,deleted",
        notificationUrl: address,
        lifecycleNotificationUrl: address,
        resource: inMailbox(access, `${calendarPath(subcalendar)}/events`),
        expirationDateTime: new Date(now + WATCH_LIFETIME_MS).toISOString(),
        clientState: `${id}.${token}`,
      },
    });
    const { id: remoteId, expirationDateTime } = readAnswer(subscription, answer);
    return { remoteId, expires: instant(expirationDateTime) };
  },
  async stop(access, { remoteId }) {
    await askGraph(access, `/subscriptions/${encodeURIComponent(remoteId)}`, {
      method: "DELETE",
      expected: [404],
    });
  },
};
