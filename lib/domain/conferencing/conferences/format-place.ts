import type { Translate } from "@/lib/platform/i18n/translate";
import { PLACE_NAMES } from "./place-kinds";

interface Place {
  name: string;
  address?: string | null | undefined;
  kind?: string | undefined;
  contact?: string | null | undefined;
}

/** Who is told of a place: its host, somebody who comes, or (`isPublicKind`) everybody, who is told no number. */
interface PlaceAudience {
  isHost?: boolean;
  isPublic?: boolean;
}

/** How a place is told of: what it is called, and what one does there. */
export function formatPlace(
  place: Place,
  t: Translate,
  told: PlaceAudience = {},
): { name: string; detail: string | null } {
  const { name, address, kind = "place" } = place;
  if (kind === "phone")
    return {
      name: name === PLACE_NAMES.phone ? t("conference.phone") : name,
      detail: formatCall(place, t, told),
    };
  return { name, detail: address && address !== name ? address : null };
}

/** Null to the host who calls: whom, the guests' numbers say. */
function formatCall({ contact }: Place, t: Translate, { isHost, isPublic }: PlaceAudience): string | null {
  if (contact && isPublic) return t("conference.youCallUs");
  if (contact) return t(isHost ? "conference.youAreCalled" : "conference.youCall", { number: contact });
  return isHost ? null : t("conference.weCall");
}

/** The same in a line. */
export const formatPlaceLine = (place: Place, t: Translate, reader?: PlaceAudience): string => {
  const { name, detail } = formatPlace(place, t, reader);
  return [name, detail].filter(Boolean).join(place.kind === "phone" ? ": " : ", ");
};
