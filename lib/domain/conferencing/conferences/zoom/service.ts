import type { ProviderOauthService } from "@/lib/domain/calendars/oauth/provider-oauth-service";
import { overrideOrigin } from "@/lib/platform/egress/override-origin";
import { env } from "@/lib/platform/env/env";

export const buildZoomUrl = (address: string) => overrideOrigin(address, env().ZOOM_TEST_ORIGIN);

/** Scopes that the Zoom app must have; they are configured there, not requested. */
const NEEDED_SCOPES = [
  "meeting:write:meeting",
  "meeting:update:meeting",
  "meeting:delete:meeting",
  "meeting:read:list_meetings",
  "user:read:user",
];

/** Returns null if Zoom is not configured. */
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
    isBusy: () => false, // Zoom answers 429 where the client should retry later
  };
}
