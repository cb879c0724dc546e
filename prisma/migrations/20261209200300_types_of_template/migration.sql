CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointment_types_of_template" ON "appointment_types"("organization_id", "template_type_id") WHERE "template_type_id" IS NOT NULL;
