ALTER TABLE "mail_senders" VALIDATE CONSTRAINT "mail_senders_server";
