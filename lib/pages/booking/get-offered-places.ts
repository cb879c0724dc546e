import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { FixedPlace } from "@/lib/domain/booking-pages/bookpages/place-schema";
import type { PagePrefill } from "./parse-page-query";
import { parsePlaces } from "./parse-places";

type OfferedPlace = Omit<FixedPlace, "source_id">;

/** Places to choose from. `preset` are the numbers of those chosen at first. */
interface PlaceOffer {
  places: readonly OfferedPlace[];
  preset: readonly number[];
  /** More than one may be taken: the meeting is still to be agreed on, and the link proposes several. */
  several: boolean;
}

const MAX_PLACES = 50;

/**
 * The page's own places, then those that its address brings, where the owner allows both `enable_api` and other
 * places than the fixed ones. `hide_places` asks for none: the meeting is at the first fixed place, unseen.
 */
export function getOfferedPlaces(custom: CustomSettings, prefill: PagePrefill): PlaceOffer {
  const fixed = custom.fixed_places ?? [];
  const brought =
    custom.enable_api && canAddOtherPlace(custom)
      ? parsePlaces(prefill.places ?? "").slice(0, MAX_PLACES - fixed.length)
      : [];
  const several = brought.length > 1 && !custom.auto_confirm;
  const numbers = brought.map((_, index) => fixed.length + index);
  return { places: [...fixed, ...brought], preset: several ? numbers : [numbers[0] ?? 0], several };
}

export const canAddOtherPlace = ({ hide_places, forbid_add_places }: CustomSettings): boolean =>
  !hide_places && !forbid_add_places;
