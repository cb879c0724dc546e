import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import type { OpeningHours } from "@/lib/domain/locators/locations/opening-hours-schema";
import { getExternalId } from "../form/external-id-field";
import { type Location, toPoint } from "./location";
import { formatOpeningSpans, parseOpeningSpans } from "./opening-hours";

/** A location as the form edits it: coordinates as two fields, opening hours as a text per day. */
export interface EditedLocation {
  name: string;
  extid: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  link: string | null;
  picture_url: string | null;
  opening_hours: Record<Weekday, string>;
  timezone: string | null;
}

const formatHours = (hours: OpeningHours) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, formatOpeningSpans(hours[day])])) as Record<Weekday, string>;

export const NEW_LOCATION: EditedLocation = {
  name: "",
  extid: null,
  address: null,
  latitude: null,
  longitude: null,
  link: null,
  picture_url: null,
  opening_hours: formatHours({}),
  timezone: null,
};

export function toEditedLocation(location: Location): EditedLocation {
  const { name, address, link, picture_url, opening_hours, timezone } = location;
  const [latitude, longitude] = toPoint(location);
  return {
    name,
    extid: getExternalId(location),
    address,
    latitude,
    longitude,
    link,
    picture_url,
    opening_hours: formatHours(opening_hours ?? {}),
    timezone,
  };
}

/** Coordinates are sent if both are set; otherwise the server geocodes the address. */
export const toLocationRequest = ({ latitude, longitude, opening_hours, ...body }: EditedLocation) => ({
  ...body,
  opening_hours: parseHours(opening_hours),
  ...(latitude !== null &&
    longitude !== null && {
      location: { type: "Point" as const, coordinates: [latitude, longitude] as [number, number] },
    }),
});

/** Returns null if no day is open. */
function parseHours(texts: EditedLocation["opening_hours"]): OpeningHours | null {
  const open = WEEKDAYS.map((day) => [day, parseOpeningSpans(texts[day])] as const).filter(
    ([, spans]) => spans.length > 0,
  );
  return open.length === 0 ? null : Object.fromEntries(open);
}

/** The API's schema of the request body. */
export async function loadLocationSchema() {
  const [{ z }, { locationBody }] = await Promise.all([
    import("zod"),
    import("@/lib/domain/locators/locations/schema"),
  ]);
  return z.preprocess((body) => toLocationRequest(body as EditedLocation), locationBody);
}
