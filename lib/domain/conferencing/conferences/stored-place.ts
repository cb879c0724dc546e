import type { PlaceKind } from "./options";

/** Kind of an event's place; `contact` is the number that the booker calls, or the URL of a link. */
export interface StoredPlace {
  kind?: PlaceKind | undefined;
  contact?: string | undefined;
}

/** Converts a page's place to the form that events store. */
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
