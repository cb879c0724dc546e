import type { ProviderOauthService } from "@/lib/domain/calendars/oauth/provider-oauth-service";
import { overrideOrigin } from "@/lib/platform/egress/override-origin";
import { env } from "@/lib/platform/env/env";

export const buildZoomUrl = (address: string) => overrideOrigin(address, env().ZOOM_TEST_ORIGIN);

/** What an app at Zoom has to be allowed; it is chosen there, not asked for. */
const NEEDED_SCOPES = [
  "meeting:write:meeting",
  "meeting:update:meeting",
  "meeting:delete:meeting",
  "meeting:read:list_meetings",
  "user:read:user",
];

/** Null where it is not set up. */
export function findZoomService(): ProviderOauthService | null {
  const { ZOOM_CLIENT_ID: clientId, ZOOM_CLIENT_SECRET: clientSecret } = env();
  if (!clientId || !clientSecret) return null;
  return {
    source: "zoom",
    authorizeUrl: buildZoomUrl("https://zoom.us/oauth/authorize"),
    tokenUrl: buildZoomUrl("https://zoom.us/oauth/token"),
    clientId,
    clientSecret,
    authenticates: "basic",
    scopes: NEEDED_SCOPES,
    needed: NEEDED_SCOPES,
    parameters: {},
    isBusy: () => false, // it says 429 where it means later
  };
}
