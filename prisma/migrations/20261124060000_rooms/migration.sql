-- Rooms are users that are no persons; events say in which they take place.
ALTER TABLE "users" ADD COLUMN "resource" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "capacity" INTEGER, ADD COLUMN "place" TEXT;
ALTER TABLE "users" ADD CONSTRAINT "users_resources_without_address" CHECK (NOT "resource" OR "email" IS NULL) NOT VALID;
ALTER TABLE "users" ADD CONSTRAINT "users_capacity_of_resources" CHECK ("capacity" IS NULL OR ("resource" AND "capacity" > 0)) NOT VALID;
ALTER TABLE "events" ADD COLUMN "room_id" TEXT;
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_room_id_fkey" FOREIGN KEY ("organization_id", "room_id") REFERENCES "users"("organization_id", "id")
  ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;
