-- AlterTable
ALTER TABLE "calendar_syncs" ADD COLUMN     "write_refused_subcalendar_id" TEXT,
ADD COLUMN     "write_refused_why" TEXT;
