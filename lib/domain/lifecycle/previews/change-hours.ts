import { Prisma } from "@/lib/platform/db/generated/client";
import { snakeCase } from "@/lib/platform/db/select-from";
import type { Bookable } from "./bookable";

/** Hours with other values in some columns, as `readSchedule` reads them. */
export function changeHours(text: string, columns: object): string {
  const changed = Object.entries(columns).map(([field, value]) => [
    snakeCase(field),
    value === Prisma.DbNull ? null : value,
  ]);
  return JSON.stringify({ ...JSON.parse(text), ...Object.fromEntries(changed) });
}

/** The zone of the hours that count where a page says nothing. */
export const findMainZone = ({ hours: [main], timezone }: Bookable): string =>
  main ? JSON.parse(main.text).timezone : timezone;
