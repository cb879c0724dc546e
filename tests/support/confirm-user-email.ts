import type { PrismaClient } from "@/lib/platform/db/generated/client";

/** As if the user had followed a mailed link. */
export const confirmUserEmail = (db: PrismaClient, { _id: id }: { _id: string }) =>
  db.user.updateMany({ where: { id }, data: { emailConfirmedAt: new Date() } });
