-- At once, not only by way of their events: the check that no invitee refers to a user who goes as well comes in
-- between, or not, by the order in which the constraints were made.
ALTER TABLE "invitees" ADD CONSTRAINT "invitees_organization_id_fkey" FOREIGN KEY ("organization_id")
  REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
