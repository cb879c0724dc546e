-- What has ended is found without reading the rest.
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");
CREATE INDEX "signup_links_expires_at_idx" ON "signup_links"("expires_at");
