import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import { readAsked, readEventReader } from "@/lib/pages/event/read-event-reader";
import type { Browser } from "@/lib/pages/frame/reader";
import { database } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { seeOther } from "@/lib/platform/http/see-other";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { pollResults } from "./poll-results";
import { resultsCsv } from "./results-csv";
import { resultsSvg } from "./results-svg";

/** GET /event/<id>/results.csv and results.svg: what whoever has the key may see of the answers. */
export async function answerResults(
  request: Request,
  id: string,
  kind: "csv" | "svg",
  browser: Browser,
): Promise<Response> {
  const db = database();
  const asked = readAsked(new URL(request.url).searchParams);
  const visitor = await loadEventPage(db, id, asked.key);
  // The page says what is wrong with the key.
  const back = seeOther(`/event/${encodeURIComponent(id)}?${new URLSearchParams({ key: asked.key })}`);
  if (!visitor) return back;
  const look = await readLook(db, asOrganizationId(visitor.event.organizationId));
  const { manner } = readEventReader(visitor, asked, browser, look);
  const t = getTranslator(manner.lang);
  const results = pollResults(visitor, manner, t);
  if (!results) return back;
  const [type, text] =
    kind === "csv"
      ? ["text/csv; charset=utf-8", resultsCsv(results, t)]
      : ["image/svg+xml; charset=utf-8", resultsSvg(results, manner.lang, t)];
  return new Response(text, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="results.${kind}"`,
      "cache-control": "no-store",
    },
  });
}
