import { z } from "zod";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { parseApiResponse } from "@/lib/domain/calendars/oauth/request-provider-api";
import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import type { Watcher } from "@/lib/domain/calendars/provider";
import { buildEventsPath, requestGoogle } from "./requests";

/** Google's default; no longer lifetime is documented. */
const WATCH_LIFETIME_MS = 7 * DAY;

const channel = z.object({ resourceId: z.string().min(1), expiration: z.coerce.number().optional() });

export const googleWatcher: Watcher<ProviderTokens> = {
  async start(access, subcalendar, { id, token, address, now }) {
    const response = await requestGoogle(access, `${buildEventsPath(subcalendar)}/watch`, {
      method: "POST",
      body: { id, token, type: "web_hook", address, expiration: String(now + WATCH_LIFETIME_MS) },
    });
    const { resourceId, expiration = now + WATCH_LIFETIME_MS } = parseApiResponse(channel, response);
    return { remoteId: resourceId, expires: asInstant(expiration) };
  },
  async stop(access, { id, remoteId }) {
    await requestGoogle(access, "/channels/stop", {
      method: "POST",
      body: { id, resourceId: remoteId },
      expected: [404],
    });
  },
};
