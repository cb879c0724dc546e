-- What opens something relates to the state that it depends on.

-- Links of participants: a mailed key is of one version, and a new one ends those before it.
ALTER TABLE "invitees" ADD COLUMN "key_version" INTEGER NOT NULL DEFAULT 0,
                       ADD COLUMN "has_left" BOOLEAN NOT NULL DEFAULT false;
SELECT audit_table('invitees', 'event', id_column => 'event_id', owner => 'events', part => 'invitees',
  hidden => '{key_version}');

-- Links to choose a password with: those that are open are of the address and password that there are now.
ALTER TABLE "signup_links" ADD COLUMN "state_hash" BYTEA;
UPDATE "signup_links" s
   SET "state_hash" = sha256(convert_to(coalesce(u."email", '') || E'\n' || coalesce(l."password_hash", ''), 'UTF8'))
  FROM "users" u LEFT JOIN "logins" l ON l."user_id" = u."id"
 WHERE u."id" = s."user_id";
ALTER TABLE "signup_links" ALTER COLUMN "state_hash" SET NOT NULL;

-- Push messages: to a browser as long as it is signed in.
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" TEXT;
CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions"("session_id");
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey"
  FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
