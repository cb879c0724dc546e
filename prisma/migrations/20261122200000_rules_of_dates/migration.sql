-- Rules that know dates, notice and limits; the defaults are no rule. Dates are texts YYYY-MM-DD, as in "dates".
ALTER TABLE "availabilities"
  ADD COLUMN "dates" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "holidays" JSONB,
  ADD COLUMN "minimum_notice" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "start_date" TEXT,
  ADD COLUMN "end_date" TEXT,
  ADD COLUMN "limits" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "weeks" JSONB,
  ADD COLUMN "weeks_start" TEXT;

ALTER TABLE "organizations" ADD COLUMN "week_start" TEXT NOT NULL DEFAULT 'monday';
