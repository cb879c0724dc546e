import type { Locator } from "@/lib/platform/db/generated/client";
import type { Language } from "@/lib/platform/i18n/languages";
import type { BackButton, NoResults } from "./schema";

export const serializeLocator = (row: Locator) => ({
  _id: row.id,
  handle: row.slug,
  org: row.organizationId,
  title: row.title,
  message: row.message,
  lang: row.lang as Language,
  max_distance: row.maxDistance,
  geolocation: row.geolocation,
  postcode_filter: row.postcodeFilter,
  address_postfix: row.addressPostfix,
  address_region_bias: row.addressRegionBias,
  no_results: row.noResults as NoResults,
  back_button: row.backButton as BackButton,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
