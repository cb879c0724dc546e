import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { FixedPlace } from "@/lib/domain/booking-pages/bookpages/place-schema";
import type { PagePrefill } from "./parse-page-query";
import { parsePlaces } from "./parse-places";

type OfferedPlace = Omit<FixedPlace, "source_id">;

/** The places to choose from. `preset` are the indexes of those selected at first. */
interface PlaceOffer {
  places: readonly OfferedPlace[];
  preset: readonly number[];
  /** True if several places can be chosen: the meeting is a request, and the link proposes them. */
  several: boolean;
}

const MAX_PLACES = 50;

/**
 * The page's own places, then those of the address if the owner allows both `enable_api` and places other than the
 * fixed ones. With `hide_places` there is no choice: the meeting is at the first fixed place.
 */
export function getOfferedPlaces(settings: PageSettings, prefill: PagePrefill): PlaceOffer {
  const fixed = settings.fixed_places ?? [];
  const brought =
    settings.enable_api && canAddOtherPlace(settings)
      ? parsePlaces(prefill.places ?? "").slice(0, MAX_PLACES - fixed.length)
      : [];
  const several = brought.length > 1 && !settings.auto_confirm;
  const numbers = brought.map((_, index) => fixed.length + index);
  return { places: [...fixed, ...brought], preset: several ? numbers : [numbers[0] ?? 0], several };
}

export const canAddOtherPlace = ({ hide_places, forbid_add_places }: PageSettings): boolean =>
  !hide_places && !forbid_add_places;
