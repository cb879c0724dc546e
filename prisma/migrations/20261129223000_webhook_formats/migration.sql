-- Payloads of other tools, for receivers that cannot change yet.

-- allowed: nothing has been released
ALTER TABLE webhooks DROP CONSTRAINT webhooks_format;
-- allowed: nothing has been released
ALTER TABLE webhooks ADD CONSTRAINT webhooks_format CHECK (format IN ('array', 'object', 'calendly', 'calcom'));
