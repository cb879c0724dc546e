ALTER TABLE "users" VALIDATE CONSTRAINT "users_resources_without_address";
ALTER TABLE "users" VALIDATE CONSTRAINT "users_capacity_of_resources";
ALTER TABLE "events" VALIDATE CONSTRAINT "events_organization_id_room_id_fkey";
