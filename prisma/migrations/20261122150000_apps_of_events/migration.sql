-- The app of an event is one of the event's organisation. The index serves the reference and, read backwards, the list.
DROP INDEX "third_parties_organization_id_id_idx";
CREATE UNIQUE INDEX "third_parties_organization_id_id_key" ON "third_parties"("organization_id", "id");

UPDATE "events" e SET "third_party_app" = NULL, "updated_at" = now(), "v" = "v" + 1
 WHERE "third_party_app" IS NOT NULL AND NOT EXISTS (
   SELECT FROM "third_parties" t WHERE t."organization_id" = e."organization_id" AND t."id" = e."third_party_app");

ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_third_party_app_fkey"
  FOREIGN KEY ("organization_id", "third_party_app") REFERENCES "third_parties"("organization_id", "id")
  ON DELETE NO ACTION ON UPDATE CASCADE;
