import { ownIdOf } from "../form/own-id";
import { type Location, toPoint } from "./location";

/** A place as it is edited, with its coordinates one by one. */
export interface EditedLocation {
  name: string;
  extid: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  link: string | null;
  picture_url: string | null;
}

export const NEW_LOCATION: EditedLocation = {
  name: "",
  extid: null,
  address: null,
  latitude: null,
  longitude: null,
  link: null,
  picture_url: null,
};

export function toLocationBody(location: Location): EditedLocation {
  const { name, address, link, picture_url } = location;
  const [latitude, longitude] = toPoint(location);
  return { name, extid: ownIdOf(location), address, latitude, longitude, link, picture_url };
}

/** Coordinates only where both are given; else the address is looked up. */
export const sentBody = ({ latitude, longitude, ...body }: EditedLocation) => ({
  ...body,
  ...(latitude !== null &&
    longitude !== null && {
      location: { type: "Point" as const, coordinates: [latitude, longitude] as [number, number] },
    }),
});

/** The API's schema of the body that is sent. */
export async function sentSchema() {
  const [{ z }, { locationBody }] = await Promise.all([
    import("zod"),
    import("@/lib/domain/locations/schema"),
  ]);
  return z.preprocess((body) => sentBody(body as EditedLocation), locationBody);
}
