-- The forms of three pages are kept here, not bookings alone. Names change, no row is written.
ALTER TABLE "booking_drafts" RENAME TO "form_drafts";
ALTER INDEX "booking_drafts_expires_at_idx" RENAME TO "form_drafts_expires_at_idx";

-- The primary key, and where PostgreSQL names those too (18), what must not be null.
DO $$
DECLARE
  former text;
BEGIN
  FOR former IN SELECT conname FROM pg_constraint
                 WHERE conrelid = 'form_drafts'::regclass AND conname LIKE 'booking\_drafts\_%'
  LOOP
    EXECUTE format('ALTER TABLE form_drafts RENAME CONSTRAINT %I TO %I',
                   former, replace(former, 'booking_drafts', 'form_drafts'));
  END LOOP;
END $$;
