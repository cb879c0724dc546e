import { Prisma } from "@/lib/platform/db/generated/client";
import { toColumnName } from "@/lib/platform/db/select-from";
import type { BookableUser } from "./bookable";

/** Hours with other values in some columns, as `parseSchedule` reads them. */
export function changeHours(text: string, columns: object): string {
  const changed = Object.entries(columns).map(([field, value]) => [
    toColumnName(field),
    value === Prisma.DbNull ? null : value,
  ]);
  return JSON.stringify({ ...JSON.parse(text), ...Object.fromEntries(changed) });
}

/** The zone of the hours that count where a page says nothing. */
export const findMainZone = ({ hours: [main], timezone }: BookableUser): string =>
  main ? JSON.parse(main.text).timezone : timezone;
