import type { PrismaClient } from "@/lib/platform/db/generated/client";

/** Confirms the address as a mailed link would. */
export const confirmUserEmail = (db: PrismaClient, { _id: id }: { _id: string }) =>
  db.user.updateMany({ where: { id }, data: { emailConfirmedAt: new Date() } });
