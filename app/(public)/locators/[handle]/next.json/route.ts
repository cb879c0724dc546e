import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { answerNextTimes } from "@/lib/pages/locator/next-times";
import { database } from "@/lib/platform/db/client";
import { clientAddress } from "@/lib/platform/http/client-address";
import { countRequest } from "@/lib/platform/http/rate-limit";
import { readBrowser } from "../../../read-browser";

/** For as long as somebody goes to and fro between the list and its maps. */
const KEPT = { "cache-control": "private, max-age=60" };

/** The next free times of locations, for their cards. */
export async function GET(request: Request, { params }: { params: Promise<{ handle: string }> }) {
  const { excess } = await countRequest("slots", clientAddress(request));
  if (excess) return new Response(null, { status: 429, headers: { "retry-after": String(excess.seconds) } });
  const { handle } = await params;
  const answer = await answerNextTimes(database(), {
    handle,
    search: new URL(request.url).searchParams,
    browser: await readBrowser(request.headers),
    now: await enterNamed(database(), "locator", handle),
  });
  return answer === null ? new Response(null, { status: 404 }) : Response.json(answer, { headers: KEPT });
}
