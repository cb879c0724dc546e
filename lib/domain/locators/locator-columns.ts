import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { LocatorUpdate } from "./schema";

/** Converts the body to columns; missing fields stay unchanged. */
export const toLocatorColumns = (body: LocatorUpdate) =>
  omitUndefined({
    slug: body.handle,
    title: body.title,
    message: body.message,
    lang: body.lang,
    maxDistance: body.max_distance,
    geolocation: body.geolocation,
    postcodeFilter: body.postcode_filter,
    addressPostfix: body.address_postfix,
    addressRegionBias: body.address_region_bias,
    noResults: body.no_results === null ? {} : body.no_results,
    backButton: body.back_button === null ? {} : body.back_button,
  });
