-- CreateIndex
CREATE UNIQUE INDEX "invitees_key_hash_key" ON "invitees"("key_hash");
