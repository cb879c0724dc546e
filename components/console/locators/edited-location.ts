import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import type { OpeningHours } from "@/lib/domain/locators/locations/opening-hours";
import { ownIdOf } from "../form/own-id";
import { formatSpans, parseSpans } from "./hours-text";
import { type Location, toPoint } from "./location";

/** A place as it is edited, with its coordinates one by one, and its hours as a text for each day. */
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

const writeHours = (hours: OpeningHours) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, formatSpans(hours[day])])) as Record<Weekday, string>;

export const NEW_LOCATION: EditedLocation = {
  name: "",
  extid: null,
  address: null,
  latitude: null,
  longitude: null,
  link: null,
  picture_url: null,
  opening_hours: writeHours({}),
  timezone: null,
};

export function toLocationBody(location: Location): EditedLocation {
  const { name, address, link, picture_url, opening_hours, timezone } = location;
  const [latitude, longitude] = toPoint(location);
  return {
    name,
    extid: ownIdOf(location),
    address,
    latitude,
    longitude,
    link,
    picture_url,
    opening_hours: writeHours(opening_hours ?? {}),
    timezone,
  };
}

/** Coordinates only where both are given; else the address is looked up. */
export const sentBody = ({ latitude, longitude, opening_hours, ...body }: EditedLocation) => ({
  ...body,
  opening_hours: readHours(opening_hours),
  ...(latitude !== null &&
    longitude !== null && {
      location: { type: "Point" as const, coordinates: [latitude, longitude] as [number, number] },
    }),
});

/** Null where no day is open. */
function readHours(texts: EditedLocation["opening_hours"]): OpeningHours | null {
  const open = WEEKDAYS.map((day) => [day, parseSpans(texts[day])] as const).filter(
    ([, spans]) => spans.length > 0,
  );
  return open.length === 0 ? null : Object.fromEntries(open);
}

/** The API's schema of the body that is sent. */
export async function sentSchema() {
  const [{ z }, { locationBody }] = await Promise.all([
    import("zod"),
    import("@/lib/domain/locators/locations/schema"),
  ]);
  return z.preprocess((body) => sentBody(body as EditedLocation), locationBody);
}
