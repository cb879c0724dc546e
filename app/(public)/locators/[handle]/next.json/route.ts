import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { loadNextTimes } from "@/lib/pages/locator/load-next-times";
import { getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { readBrowser } from "../../../read-browser";

/** A minute, so that a visitor can move between the list and the maps without a new request. */
const HEADERS = { "cache-control": "private, max-age=60" };

/** Responds with the next free times of locations, for their cards. */
export async function GET(request: Request, { params }: { params: Promise<{ handle: string }> }) {
  const { excess } = await countRequest("slots", getClientNetwork(request));
  if (excess) return new Response(null, { status: 429, headers: { "retry-after": String(excess.seconds) } });
  const { handle: slug } = await params;
  const times = await loadNextTimes(getDatabase(), {
    slug,
    search: new URL(request.url).searchParams,
    browser: await readBrowser(request.headers),
    now: await setTenantContextByName(getDatabase(), "locator", slug),
  });
  return times === null ? new Response(null, { status: 404 }) : Response.json(times, { headers: HEADERS });
}
