-- The audit log calls it by its plain name.

DROP TRIGGER audit_delete ON seeing_as;
CREATE TRIGGER audit_delete AFTER DELETE ON seeing_as REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('impersonation', 'session_id', 'user_id', '', 'organization_id', '', '{session_id,organization_id,created_at,updated_at,v,user_id}', '');

DROP TRIGGER audit_insert ON seeing_as;
CREATE TRIGGER audit_insert AFTER INSERT ON seeing_as REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('impersonation', 'session_id', 'user_id', '', 'organization_id', '', '{session_id,organization_id,created_at,updated_at,v,user_id}', '');

DROP TRIGGER audit_update ON seeing_as;
CREATE TRIGGER audit_update AFTER UPDATE ON seeing_as REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('impersonation', 'session_id', 'user_id', '', 'organization_id', '', '{session_id,organization_id,created_at,updated_at,v,user_id}', '');

UPDATE audit_entries SET resource = 'impersonation' WHERE resource = 'seeing_as';
