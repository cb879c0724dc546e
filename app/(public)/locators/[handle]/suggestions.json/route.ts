import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { loadSuggestions } from "@/lib/pages/locator/load-suggestions";
import { getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { readBrowser } from "../../../read-browser";

/** Responds with suggestions for a search text. */
export async function GET(request: Request, { params }: { params: Promise<{ handle: string }> }) {
  const { excess } = await countRequest("suggestions", getClientNetwork(request));
  if (excess) return new Response(null, { status: 429, headers: { "retry-after": String(excess.seconds) } });
  const { handle: slug } = await params;
  await setTenantContextByName(getDatabase(), "locator", slug);
  const suggestions = await loadSuggestions(getDatabase(), {
    slug,
    search: new URL(request.url).searchParams,
    browser: await readBrowser(request.headers),
  });
  if (suggestions === null) return new Response(null, { status: 404 });
  return Response.json(suggestions, { headers: { "cache-control": "private, max-age=60" } });
}
