-- Stored values get the words that the API uses.

-- allowed: nothing has been released
ALTER TABLE mails DROP CONSTRAINT mails_state;
-- allowed: nothing has been released
UPDATE mails SET state = 'unsent' WHERE state = 'kept';
-- allowed: nothing has been released
ALTER TABLE mails ADD CONSTRAINT mails_state CHECK (state IN ('queued', 'sent', 'failed', 'unsent'));

-- allowed: nothing has been released
ALTER TABLE page_domains DROP CONSTRAINT page_domains_start_page_check;
-- allowed: nothing has been released
UPDATE page_domains SET start_page = CASE start_page WHEN 'everybody' THEN 'all' WHEN 'nobody' THEN 'none' ELSE start_page END;
-- allowed: nothing has been released
ALTER TABLE page_domains ALTER COLUMN start_page SET DEFAULT 'all';
-- allowed: nothing has been released
ALTER TABLE page_domains ADD CONSTRAINT page_domains_start_page_check CHECK (start_page IN ('all', 'teams', 'none'));

-- allowed: nothing has been released
UPDATE events SET series = series - 'place' || jsonb_build_object('occurrence', series -> 'place') WHERE series ? 'place';
