-- On which page, and as which type, a hold was asked for: it counts for their limits. Events say it themselves.
ALTER TABLE "reservations" ADD COLUMN "bookpage_id" TEXT, ADD COLUMN "appointment_type_id" TEXT;
