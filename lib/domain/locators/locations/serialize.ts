import type { Location } from "@/lib/platform/db/generated/client";
import type { OpeningHours } from "./opening-hours-schema";

export const serializeLocation = (row: Location) => ({
  _id: row.id,
  location: { type: "Point" as const, coordinates: [row.latitude, row.longitude] as [number, number] },
  name: row.name,
  address: row.address,
  picture_url: row.pictureUrl,
  link: row.link,
  opening_hours: row.openingHours as OpeningHours | null,
  timezone: row.timezone,
  extid: row.externalId,
  org: row.organizationId,
  locator: row.locatorId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
