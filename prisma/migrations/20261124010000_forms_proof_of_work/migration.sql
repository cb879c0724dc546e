-- Whether a form wants work of the browser that sends it.
ALTER TABLE "forms" ADD COLUMN "proof_of_work" BOOLEAN NOT NULL DEFAULT false;
