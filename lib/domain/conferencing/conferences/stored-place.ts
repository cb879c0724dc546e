import type { PlaceKind } from "./place-kinds";

/** Of which kind a place of an event is; `contact` is the number that the booker calls, or the address of a link. */
export interface StoredPlace {
  kind?: PlaceKind | undefined;
  contact?: string | undefined;
}

/** What an event keeps of a place of its page. */
export const toStoredPlace = ({
  kind,
  number,
  url,
}: {
  kind?: PlaceKind | undefined;
  number?: string | undefined;
  url?: string | undefined;
}): StoredPlace => {
  const contact = number ?? url;
  return { ...(kind && { kind }), ...(contact !== undefined && { contact }) };
};
