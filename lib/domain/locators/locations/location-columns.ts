import { Prisma } from "@/lib/platform/db/generated/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import { findPostcode } from "@/lib/platform/geocoding/postcode";
import type { LocationUpdate } from "./schema";

/** Converts the body to columns; missing fields stay unchanged. */
export const toLocationColumns = (body: LocationUpdate) =>
  omitUndefined({
    name: body.name,
    address: body.address,
    postcode: body.address && findPostcode(body.address),
    latitude: body.location?.coordinates[0],
    longitude: body.location?.coordinates[1],
    pictureUrl: body.picture_url,
    link: body.link,
    openingHours: body.opening_hours === null ? Prisma.DbNull : body.opening_hours,
    timezone: body.timezone,
  });
