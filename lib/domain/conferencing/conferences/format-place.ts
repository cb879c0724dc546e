import type { Translate } from "@/lib/platform/i18n/translate";
import { PLACE_NAMES } from "./options";

interface Place {
  name: string;
  address?: string | null | undefined;
  kind?: string | undefined;
  contact?: string | null | undefined;
}

/**
 * Reader of a place: the host, an invitee, or with `isPublic` every visitor, who must not see phone numbers.
 */
interface PlaceAudience {
  isHost?: boolean;
  isPublic?: boolean;
}

/** Formats the name of a place and the instruction for its reader. */
export function formatPlace(
  place: Place,
  t: Translate,
  audience: PlaceAudience = {},
): { name: string; detail: string | null } {
  const { name, address, kind = "place" } = place;
  if (kind === "phone")
    return {
      name: name === PLACE_NAMES.phone ? t("conference.phone") : name,
      detail: formatCall(place, t, audience),
    };
  return { name, detail: address && address !== name ? address : null };
}

/** Returns null for a host who calls: each guest has a number of their own. */
function formatCall({ contact }: Place, t: Translate, { isHost, isPublic }: PlaceAudience): string | null {
  if (contact && isPublic) return t("conference.youCallUs");
  if (contact) return t(isHost ? "conference.youAreCalled" : "conference.youCall", { number: contact });
  return isHost ? null : t("conference.weCall");
}

/** Formats the place in a single line. */
export const formatPlaceLine = (place: Place, t: Translate, reader?: PlaceAudience): string => {
  const { name, detail } = formatPlace(place, t, reader);
  return [name, detail].filter(Boolean).join(place.kind === "phone" ? ": " : ", ");
};
