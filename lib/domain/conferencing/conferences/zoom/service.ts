import type { SignInService } from "@/lib/domain/calendars/oauth/sign-in-service";
import { env } from "@/lib/platform/env/env";
import { standIn } from "@/lib/platform/outward/stand-in";

export const zoomAddress = (address: string) => standIn(address, env().ZOOM_TEST_ORIGIN);

/** What an app at Zoom has to be allowed; it is chosen there, not asked for. */
const NEEDED_SCOPES = [
  "meeting:write:meeting",
  "meeting:update:meeting",
  "meeting:delete:meeting",
  "meeting:read:list_meetings",
  "user:read:user",
];

/** Null where it is not set up. */
export function zoomService(): SignInService | null {
  const { ZOOM_CLIENT_ID: clientId, ZOOM_CLIENT_SECRET: clientSecret } = env();
  if (!clientId || !clientSecret) return null;
  return {
    source: "zoom",
    authorizeUrl: zoomAddress("https://zoom.us/oauth/authorize"),
    tokenUrl: zoomAddress("https://zoom.us/oauth/token"),
    clientId,
    clientSecret,
    authenticates: "basic",
    scopes: NEEDED_SCOPES,
    needed: NEEDED_SCOPES,
    parameters: {},
    isBusy: () => false, // it says 429 where it means later
  };
}
