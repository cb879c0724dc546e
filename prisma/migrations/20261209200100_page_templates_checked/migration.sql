ALTER TABLE "bookpages" VALIDATE CONSTRAINT "bookpages_organization_id_template_id_fkey";
ALTER TABLE "appointment_types" VALIDATE CONSTRAINT "appointment_types_organization_id_template_type_id_fkey";
