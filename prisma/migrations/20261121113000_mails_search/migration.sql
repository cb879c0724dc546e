-- The words of a search may stand anywhere in the recipient or the subject.
CREATE INDEX "mails_search" ON "mails" USING gin ((lower(recipient || ' ' || subject)) gin_trgm_ops);
