import { Prisma } from "@/lib/platform/db/generated/client";
import { toColumnName } from "@/lib/platform/db/select-from";
import type { BookableUser } from "./bookable";

/** Applies changed columns to hours, as text for `parseSchedule`. */
export function changeHours(text: string, columns: object): string {
  const changed = Object.entries(columns).map(([field, value]) => [
    toColumnName("availabilities", field),
    value === Prisma.DbNull ? null : value,
  ]);
  return JSON.stringify({ ...JSON.parse(text), ...Object.fromEntries(changed) });
}

/** Finds the zone of the main hours. */
export const findMainZone = ({ hours: [main], timezone }: BookableUser): string =>
  main ? JSON.parse(main.text).timezone : timezone;
