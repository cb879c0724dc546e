-- Tables and columns get the names that the code uses.

-- Sealed values are bound to their table's name: those of the two queues cannot be opened under a new one.
-- allowed: nothing has been released
DELETE FROM joinings;
-- allowed: nothing has been released
DELETE FROM ended_accesses;

-- allowed: nothing has been released
ALTER TABLE seeing_as RENAME TO impersonations;
-- allowed: nothing has been released
ALTER TABLE removals RENAME TO trash_items;
-- allowed: nothing has been released
ALTER TABLE removed_rows RENAME TO trash_rows;
-- allowed: nothing has been released
ALTER TABLE deletions RENAME TO tombstones;
-- allowed: nothing has been released
ALTER TABLE ended_accesses RENAME TO access_revocations;
-- allowed: nothing has been released
ALTER TABLE spent_challenges RENAME TO used_challenges;
-- allowed: nothing has been released
ALTER TABLE joinings RENAME TO join_requests;

-- allowed: nothing has been released
ALTER TABLE impersonations RENAME COLUMN onlooker_id TO impersonator_id;
-- allowed: nothing has been released
ALTER TABLE trash_items RENAME COLUMN removed_by TO deleted_by;
-- allowed: nothing has been released
ALTER TABLE trash_items RENAME COLUMN removed_at TO deleted_at;
-- allowed: nothing has been released
ALTER TABLE trash_rows RENAME COLUMN removal_id TO item_id;
-- allowed: nothing has been released
ALTER TABLE calendar_connection_people RENAME COLUMN tried_with TO tried_version;
-- allowed: nothing has been released
ALTER TABLE calendar_syncs RENAME COLUMN write_refused_why TO write_refused_reason;
-- allowed: nothing has been released
ALTER TABLE calendar_syncs RENAME COLUMN owner_told_at TO owner_notified_at;
-- allowed: nothing has been released
ALTER TABLE calendar_syncs RENAME COLUMN admins_told_at TO admins_notified_at;
-- allowed: nothing has been released
ALTER TABLE subcalendar_syncs RENAME COLUMN whole_at TO full_sync_at;
-- allowed: nothing has been released
ALTER TABLE user_preferences RENAME COLUMN first_steps_hidden TO onboarding_hidden;
-- allowed: nothing has been released
ALTER TABLE sign_in_domains RENAME COLUMN proven_at TO verified_at;
-- allowed: nothing has been released
ALTER TABLE sessions RENAME COLUMN proven_at TO authenticated_at;
-- allowed: nothing has been released
ALTER TABLE test_clocks RENAME COLUMN runs_since TO running_since;
-- allowed: nothing has been released
ALTER TABLE test_clocks RENAME COLUMN tidied_at TO retention_run_at;
-- allowed: nothing has been released
ALTER TABLE test_clocks RENAME COLUMN held_until TO locked_until;
-- allowed: nothing has been released
ALTER TABLE test_clocks RENAME COLUMN held_by TO locked_by;
-- allowed: nothing has been released
ALTER TABLE team_members RENAME COLUMN last_turn TO last_assigned_seq;
-- allowed: nothing has been released
ALTER TABLE offboardings RENAME COLUMN left_over TO remaining;
-- allowed: nothing has been released
ALTER TABLE webhook_deliveries RENAME COLUMN tried_before TO previous_attempts;

-- allowed: nothing has been released
ALTER TABLE tombstones RENAME CONSTRAINT deletions_organization_id_fkey TO tombstones_organization_id_fkey;
-- allowed: nothing has been released
ALTER TABLE tombstones RENAME CONSTRAINT deletions_pkey TO tombstones_pkey;
-- allowed: nothing has been released
ALTER TABLE access_revocations RENAME CONSTRAINT ended_accesses_organization_id_fkey TO access_revocations_organization_id_fkey;
-- allowed: nothing has been released
ALTER TABLE access_revocations RENAME CONSTRAINT ended_accesses_pkey TO access_revocations_pkey;
-- allowed: nothing has been released
ALTER TABLE join_requests RENAME CONSTRAINT joinings_organization_id_invitation_id_fkey TO join_requests_organization_id_invitation_id_fkey;
-- allowed: nothing has been released
ALTER TABLE join_requests RENAME CONSTRAINT joinings_pkey TO join_requests_pkey;
-- allowed: nothing has been released
ALTER TABLE trash_items RENAME CONSTRAINT removals_organization_id_fkey TO trash_items_organization_id_fkey;
-- allowed: nothing has been released
ALTER TABLE trash_items RENAME CONSTRAINT removals_organization_id_resource_id_key TO trash_items_organization_id_resource_id_key;
-- allowed: nothing has been released
ALTER TABLE trash_items RENAME CONSTRAINT removals_pkey TO trash_items_pkey;
-- allowed: nothing has been released
ALTER TABLE trash_rows RENAME CONSTRAINT removed_rows_organization_id_removal_id_fkey TO trash_rows_organization_id_item_id_fkey;
-- allowed: nothing has been released
ALTER TABLE trash_rows RENAME CONSTRAINT removed_rows_pkey TO trash_rows_pkey;
-- allowed: nothing has been released
ALTER TABLE impersonations RENAME CONSTRAINT seeing_as_organization_id_session_id_fkey TO impersonations_organization_id_session_id_fkey;
-- allowed: nothing has been released
ALTER TABLE impersonations RENAME CONSTRAINT seeing_as_organization_id_user_id_fkey TO impersonations_organization_id_user_id_fkey;
-- allowed: nothing has been released
ALTER TABLE impersonations RENAME CONSTRAINT seeing_as_pkey TO impersonations_pkey;
-- allowed: nothing has been released
ALTER TABLE used_challenges RENAME CONSTRAINT spent_challenges_organization_id_fkey TO used_challenges_organization_id_fkey;
-- allowed: nothing has been released
ALTER TABLE used_challenges RENAME CONSTRAINT spent_challenges_pkey TO used_challenges_pkey;
-- allowed: nothing has been released
ALTER INDEX deletions_deleted_at_idx RENAME TO tombstones_deleted_at_idx;
-- allowed: nothing has been released
ALTER INDEX deletions_organization_id_kind_deleted_at_idx RENAME TO tombstones_organization_id_kind_deleted_at_idx;
-- allowed: nothing has been released
ALTER INDEX ended_accesses_created_at_idx RENAME TO access_revocations_created_at_idx;
-- allowed: nothing has been released
ALTER INDEX joinings_expires_at_idx RENAME TO join_requests_expires_at_idx;
-- allowed: nothing has been released
ALTER INDEX joinings_organization_id_invitation_id_idx RENAME TO join_requests_organization_id_invitation_id_idx;
-- allowed: nothing has been released
ALTER INDEX joinings_token_hash_idx RENAME TO join_requests_token_hash_idx;
-- allowed: nothing has been released
ALTER INDEX removals_organization_id_owner_id_idx RENAME TO trash_items_organization_id_owner_id_idx;
-- allowed: nothing has been released
ALTER INDEX removals_removed_at_idx RENAME TO trash_items_deleted_at_idx;
-- allowed: nothing has been released
ALTER INDEX seeing_as_organization_id_user_id_idx RENAME TO impersonations_organization_id_user_id_idx;
-- allowed: nothing has been released
ALTER INDEX spent_challenges_expires_at_idx RENAME TO used_challenges_expires_at_idx;

DROP TRIGGER audit_delete ON team_members;
CREATE TRIGGER audit_delete AFTER DELETE ON team_members REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('team', 'team_id,user_id', 'team_id', 'teams', 'organization_id', 'people', '{last_assigned_seq,share,organization_id,created_at,updated_at,v,team_id,position}', '');
DROP TRIGGER audit_insert ON team_members;
CREATE TRIGGER audit_insert AFTER INSERT ON team_members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('team', 'team_id,user_id', 'team_id', 'teams', 'organization_id', 'people', '{last_assigned_seq,share,organization_id,created_at,updated_at,v,team_id,position}', '');
DROP TRIGGER audit_update ON team_members;
CREATE TRIGGER audit_update AFTER UPDATE ON team_members REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('team', 'team_id,user_id', 'team_id', 'teams', 'organization_id', 'people', '{last_assigned_seq,share,organization_id,created_at,updated_at,v,team_id,position}', '');
