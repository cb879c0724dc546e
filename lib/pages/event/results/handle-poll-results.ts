import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { deriveEventLocale, parseEventPageQuery } from "@/lib/pages/event/derive-event-locale";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { buildPollResults } from "./build-poll-results";
import { renderResultsCsv } from "./render-results-csv";
import { renderResultsSvg } from "./render-results-svg";

/** GET /event/<id>/results.csv and results.svg: the answers that the holder of the key may see. */
export async function handlePollResults(
  request: Request,
  id: string,
  kind: "csv" | "svg",
  browser: BrowserPreferences,
): Promise<Response> {
  const db = getDatabase();
  const eventQuery = parseEventPageQuery(new URL(request.url).searchParams);
  const visitor = await loadEventPage(db, id, eventQuery.key);
  // The page explains an invalid key.
  const back = redirectAfterForm(
    `/event/${encodeURIComponent(id)}?${new URLSearchParams({ key: eventQuery.key })}`,
  );
  if (!visitor) return back;
  const branding = await getBranding(db, asOrganizationId(visitor.event.organizationId));
  const { dateTimeStyle } = deriveEventLocale(visitor, eventQuery, browser, branding);
  const t = getTranslator(dateTimeStyle.lang);
  const results = buildPollResults(visitor, dateTimeStyle, t);
  if (!results) return back;
  const [type, text] =
    kind === "csv"
      ? ["text/csv; charset=utf-8", renderResultsCsv(results, t)]
      : ["image/svg+xml; charset=utf-8", renderResultsSvg(results, dateTimeStyle.lang, t)];
  return new Response(text, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="results.${kind}"`,
      "cache-control": "no-store",
    },
  });
}
