-- Entries leave out the columns of bytes that a table had when it was put under audit: again, for the one that came since.
DROP TRIGGER "audit_insert" ON "event_messages";
DROP TRIGGER "audit_update" ON "event_messages";
DROP TRIGGER "audit_delete" ON "event_messages";
SELECT audit_table('event_messages', 'event', id_column => 'event_id', owner => 'events', part => 'messages');
