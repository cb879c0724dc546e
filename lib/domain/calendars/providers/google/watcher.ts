import { z } from "zod";
import { DAY, instant } from "@/lib/core/time/instant";
import { readAnswer } from "@/lib/domain/calendars/oauth/ask-api";
import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import type { Watcher } from "@/lib/domain/calendars/provider";
import { askGoogle, buildEventsPath } from "./requests";

/** The longest that a channel lives is not promised; this is what Google takes where nothing is said. */
const WATCH_LIFETIME_MS = 7 * DAY;

const channel = z.object({ resourceId: z.string().min(1), expiration: z.coerce.number().optional() });

export const googleWatcher: Watcher<Tokens> = {
  async start(access, subcalendar, { id, token, address, now }) {
    const answer = await askGoogle(access, `${buildEventsPath(subcalendar)}/watch`, {
      method: "POST",
      body: { id, token, type: "web_hook", address, expiration: String(now + WATCH_LIFETIME_MS) },
    });
    const { resourceId, expiration = now + WATCH_LIFETIME_MS } = readAnswer(channel, answer);
    return { remoteId: resourceId, expires: instant(expiration) };
  },
  async stop(access, { id, remoteId }) {
    await askGoogle(access, "/channels/stop", {
      method: "POST",
      body: { id, resourceId: remoteId },
      expected: [404],
    });
  },
};
