import { buildProblemResponse } from "@/lib/domain/contracts/problem";
import { consumeRateLimit } from "@/lib/domain/contracts/rate-limit";
import { reportError } from "@/lib/domain/contracts/report-error";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { getDatabase } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getPageFacts } from "./get-page-facts";
import { listPageSlots } from "./list-page-slots";
import { renderPageMarkdown } from "./render-page-markdown";

/** GET /<page>.md */
export async function handlePageText(request: Request, slug: string): Promise<Response> {
  try {
    const headers = await consumeRateLimit("slots", getClientNetwork(request));
    const now = await setTenantContextByName(getDatabase(), "nickname", slug);
    const facts = await getPageFacts(getDatabase(), { slug }, now);
    const found = await listPageSlots(getDatabase(), { slug }, now);
    const text = renderPageMarkdown(slug, facts, JSON.parse(found.bytes.toString()), env().WEB_URL);
    const type = "text/markdown; charset=utf-8";
    return new Response(text, { headers: { ...headers, "content-type": type, "cache-control": "no-store" } });
  } catch (error) {
    return buildProblemResponse(reportError(error), getRequestId(request), `/${slug}.md`);
  }
}
