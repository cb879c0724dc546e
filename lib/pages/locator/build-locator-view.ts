import type { ListedLocation } from "@/lib/domain/locators/locations/list-locations-by-name";
import { buildCanonicalUrls } from "@/lib/pages/page-shell/build-canonical-urls";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { splitParagraphs } from "@/lib/pages/page-shell/split-paragraphs";
import type { BannerView, HeadView } from "@/lib/pages/page-shell/view";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { buildFoundView, buildListView } from "./build-results-view";
import { buildSearchView } from "./build-search-view";
import {
  buildStateHref,
  type LocationListing,
  type LocatorContext,
  type SearchOutcome,
} from "./locator-context";
import { buildLocatorHref } from "./parse-locator-query";
import type { LocatorView } from "./view";

/** Builds the locator page. Without a search it shows the list of all locations. */
export function buildLocatorView(
  context: LocatorContext,
  found: SearchOutcome,
  listing: LocationListing | null,
): LocatorView {
  const { locator, query, reader, t } = context;
  const title = locator.title || t("locator.title");
  const chosen = found.outcome === "selected" ? found.places[0] : undefined;
  return {
    shell: buildPageShell(
      reader.lang,
      {
        title: chosen ? `${chosen.name} – ${title}` : title,
        description: chosen?.address || locator.message.slice(0, 200) || null,
        ...buildHead(context, chosen),
      },
      (lang) => buildStateHref(context, { lang }),
      query,
    ),
    title,
    message: splitParagraphs(locator.message),
    search: buildSearchView(context),
    banner: buildBannerView(context, found),
    results: listing ? buildListView(context, listing, found) : buildFoundView(context, found),
  };
}

/** Only the plain page may be indexed; a search and its origin belong to one visitor. */
function buildHead({ locator, query }: LocatorContext, chosen?: ListedLocation): Partial<HeadView> {
  const { canonical, languages } = buildCanonicalUrls(`/locators/${locator.slug}`, query.lang);
  if (chosen && !query.embed)
    return {
      canonical:
        resolvePageOrigin() +
        buildLocatorHref(locator.slug, { ...query, address: "", near: null, from: null }),
    };
  if (query.address || query.near || query.embed) return { canonical, hidden: true };
  return query.from ? { canonical } : { canonical, languages };
}

function buildBannerView(
  { query: { address }, t }: LocatorContext,
  { outcome }: SearchOutcome,
): BannerView | null {
  const warning = (title: string, text: string): BannerView => ({ tone: "warn", title, text, links: [] });
  switch (outcome) {
    case "unknown":
      return warning(t("locator.unknown", { address }), t("locator.unknownText"));
    case "unavailable":
      return warning(t("locator.unavailable"), t("locator.unavailableText"));
    case "limited":
      return warning(t("locator.limited"), t("locator.limitedText"));
    default:
      return null;
  }
}
