import { buildSuggestionsHref } from "./load-suggestions";
import { buildStateHref, type LocatorContext } from "./locator-context";
import { toLocatorParams } from "./parse-locator-query";
import type { LocationSearchView } from "./view";

export function buildSearchView(context: LocatorContext): LocationSearchView {
  const { locator, query, t } = context;
  const nextQuery = { ...query, address: "", near: null, from: null, location: null, service: null };
  return {
    action: `/locators/${locator.slug}`,
    hidden: toLocatorParams(nextQuery).map(([name, value]) => ({ name, value })),
    label: t("locator.field"),
    value: query.address,
    suggestions: { label: t("locator.suggestions"), source: buildSuggestionsHref(locator.slug, query) },
    submit: t("locator.search"),
    services: buildServicesView(context),
    locate: locator.geolocation
      ? {
          label: t("locator.locate"),
          href: buildStateHref(context, { address: "", near: null, from: null, location: null }),
          waiting: t("locator.locating"),
          refused: t("locator.locateRefused"),
          failed: t("locator.locateFailed"),
        }
      : null,
  };
}

/** A single service is not a choice. */
function buildServicesView({
  services,
  query: { service },
  t,
}: LocatorContext): LocationSearchView["services"] {
  if (services.length < 2) return null;
  return {
    label: t("locator.service"),
    options: [
      { value: "", label: t("locator.anyService"), chosen: service === null },
      ...services.map((name) => ({ value: name, label: name, chosen: name === service })),
    ],
  };
}
