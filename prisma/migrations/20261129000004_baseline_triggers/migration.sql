-- Triggers: the audit log, versions, and what follows from a change of another row.

-- bookpages

CREATE TRIGGER audit_delete AFTER DELETE ON availabilities REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('availability', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON availabilities REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('availability', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON availabilities REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('availability', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON availabilities FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

CREATE TRIGGER audit_delete AFTER DELETE ON absences REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('absence', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON absences REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('absence', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON absences REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('absence', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON absences FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

CREATE TRIGGER audit_delete AFTER DELETE ON bookpages REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('bookpage', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON bookpages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('bookpage', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON bookpages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('bookpage', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON bookpages FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

CREATE TRIGGER audit_delete AFTER DELETE ON appointment_types REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('appointment_type', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON appointment_types REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('appointment_type', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON appointment_types REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('appointment_type', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON appointment_types FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

CREATE TRIGGER audit_delete AFTER DELETE ON page_templates REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('page_template', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON page_templates REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('page_template', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON page_templates REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('page_template', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON page_templates FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

CREATE TRIGGER audit_delete AFTER DELETE ON page_template_types REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('page_template_type', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON page_template_types REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('page_template_type', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON page_template_types REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('page_template_type', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON page_template_types FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

CREATE TRIGGER audit_delete AFTER DELETE ON links REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('link', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id,token_hash}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON links REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('link', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id,token_hash}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON links REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('link', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id,token_hash}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON links FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

-- calendars

CREATE TRIGGER audit_delete AFTER DELETE ON calendar_lists REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('calendar_list', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON calendar_lists REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('calendar_list', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON calendar_lists REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('calendar_list', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');

CREATE TRIGGER audit_delete AFTER DELETE ON calendars REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('calendar', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', 'credentials');
CREATE TRIGGER audit_insert AFTER INSERT ON calendars REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('calendar', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', 'credentials');
CREATE TRIGGER audit_update AFTER UPDATE ON calendars REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('calendar', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', 'credentials');

CREATE TRIGGER audit_delete AFTER DELETE ON subcalendars REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('subcalendar', 'id', 'id', 'calendars', 'calendar_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON subcalendars REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('subcalendar', 'id', 'id', 'calendars', 'calendar_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON subcalendars REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('subcalendar', 'id', 'id', 'calendars', 'calendar_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER follow_busy AFTER UPDATE OF busy ON subcalendars FOR EACH ROW WHEN ((old.busy IS DISTINCT FROM new.busy)) EXECUTE FUNCTION follow_busy();

CREATE TRIGGER audit_delete AFTER DELETE ON calendar_connections REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('calendar_connection', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', 'credentials');
CREATE TRIGGER audit_insert AFTER INSERT ON calendar_connections REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('calendar_connection', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', 'credentials');
CREATE TRIGGER audit_update AFTER UPDATE ON calendar_connections REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('calendar_connection', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', 'credentials');
CREATE TRIGGER keep_version BEFORE UPDATE ON calendar_connections FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

-- conferences

CREATE TRIGGER audit_delete AFTER DELETE ON video_accounts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('video_account', 'id', 'id', '', 'organization_id', '', '{renewing_until,organization_id,created_at,updated_at,v,id,credentials}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON video_accounts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('video_account', 'id', 'id', '', 'organization_id', '', '{renewing_until,organization_id,created_at,updated_at,v,id,credentials}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON video_accounts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('video_account', 'id', 'id', '', 'organization_id', '', '{renewing_until,organization_id,created_at,updated_at,v,id,credentials}', '');

-- events

CREATE TRIGGER audit_delete AFTER DELETE ON events REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'id', '', 'organization_id', '', '{key_store_id,ics_sequence,version,ends_at,starts_at,organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON events REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'id', '', 'organization_id', '', '{key_store_id,ics_sequence,version,ends_at,starts_at,organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON events REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'id', '', 'organization_id', '', '{key_store_id,ics_sequence,version,ends_at,starts_at,organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER events_end BEFORE UPDATE OF confirmed_flag, confirmed_date_id ON events FOR EACH ROW EXECUTE FUNCTION keep_event_end();
CREATE TRIGGER events_free_time AFTER DELETE ON events REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION free_time_of_events();

CREATE TRIGGER audit_delete AFTER DELETE ON event_dates REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'dates', '{organization_id,created_at,updated_at,v,event_id,position}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON event_dates REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'dates', '{organization_id,created_at,updated_at,v,event_id,position}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON event_dates REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'dates', '{organization_id,created_at,updated_at,v,event_id,position}', '');
CREATE TRIGGER event_dates_deleted AFTER DELETE ON event_dates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_end_of_events();
CREATE TRIGGER event_dates_inserted AFTER INSERT ON event_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_end_of_events();
CREATE TRIGGER event_dates_updated AFTER UPDATE ON event_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_end_of_events();

CREATE TRIGGER audit_delete AFTER DELETE ON event_places REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'places', '{organization_id,created_at,updated_at,v,event_id,position}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON event_places REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'places', '{organization_id,created_at,updated_at,v,event_id,position}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON event_places REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'places', '{organization_id,created_at,updated_at,v,event_id,position}', '');

CREATE TRIGGER audit_delete AFTER DELETE ON invitees REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'invitees', '{key_version,organization_id,created_at,updated_at,v,event_id,position,key_hash}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON invitees REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'invitees', '{key_version,organization_id,created_at,updated_at,v,event_id,position,key_hash}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON invitees REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'invitees', '{key_version,organization_id,created_at,updated_at,v,event_id,position,key_hash}', '');

CREATE TRIGGER audit_delete AFTER DELETE ON votes REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'votes', '{organization_id,created_at,updated_at,v,event_id,position}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON votes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'votes', '{organization_id,created_at,updated_at,v,event_id,position}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON votes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'votes', '{organization_id,created_at,updated_at,v,event_id,position}', '');

CREATE TRIGGER audit_delete AFTER DELETE ON event_messages REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'messages', '{organization_id,created_at,updated_at,v,event_id,position,mail_hash}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON event_messages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'messages', '{organization_id,created_at,updated_at,v,event_id,position,mail_hash}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON event_messages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'messages', '{organization_id,created_at,updated_at,v,event_id,position,mail_hash}', '');

CREATE TRIGGER audit_delete AFTER DELETE ON declines REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'declines', '{organization_id,created_at,updated_at,v,event_id,position}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON declines REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'declines', '{organization_id,created_at,updated_at,v,event_id,position}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON declines REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('event', 'id', 'event_id', 'events', 'organization_id', 'declines', '{organization_id,created_at,updated_at,v,event_id,position}', '');

-- feeds

CREATE TRIGGER audit_delete AFTER DELETE ON calendar_feeds REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('calendar_feed', 'user_id', 'user_id', '', 'organization_id', '', '{content_hash,changed_at,organization_id,created_at,updated_at,v,user_id}', 'secret_hash');
CREATE TRIGGER audit_insert AFTER INSERT ON calendar_feeds REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('calendar_feed', 'user_id', 'user_id', '', 'organization_id', '', '{content_hash,changed_at,organization_id,created_at,updated_at,v,user_id}', 'secret_hash');
CREATE TRIGGER audit_update AFTER UPDATE ON calendar_feeds REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('calendar_feed', 'user_id', 'user_id', '', 'organization_id', '', '{content_hash,changed_at,organization_id,created_at,updated_at,v,user_id}', 'secret_hash');

-- locators

CREATE TRIGGER audit_delete AFTER DELETE ON locators REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('locator', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON locators REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('locator', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON locators REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('locator', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON locators FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

CREATE TRIGGER audit_delete AFTER DELETE ON locations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('location', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON locations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('location', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON locations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('location', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON locations FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

-- organizations

CREATE TRIGGER audit_delete AFTER DELETE ON organizations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('organization', 'id', 'id', '', 'id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON organizations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('organization', 'id', 'id', '', 'id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON organizations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('organization', 'id', 'id', '', 'id', '', '{organization_id,created_at,updated_at,v,id}', '');

CREATE TRIGGER audit_delete AFTER DELETE ON api_keys REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('api_key', 'id', 'id', '', 'organization_id', '', '{last_used_at,organization_id,created_at,updated_at,v,id,hash}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON api_keys REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('api_key', 'id', 'id', '', 'organization_id', '', '{last_used_at,organization_id,created_at,updated_at,v,id,hash}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON api_keys REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('api_key', 'id', 'id', '', 'organization_id', '', '{last_used_at,organization_id,created_at,updated_at,v,id,hash}', '');

-- preferences

CREATE TRIGGER audit_delete AFTER DELETE ON user_preferences REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('preferences', 'user_id', 'user_id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,user_id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON user_preferences REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('preferences', 'user_id', 'user_id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,user_id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON user_preferences REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('preferences', 'user_id', 'user_id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,user_id}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON user_preferences FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

CREATE TRIGGER audit_delete AFTER DELETE ON team_admin_preferences REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('admin_preferences', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON team_admin_preferences REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('admin_preferences', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON team_admin_preferences REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('admin_preferences', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON team_admin_preferences FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

-- push

CREATE TRIGGER audit_delete AFTER DELETE ON push_subscriptions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('push_subscription', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id,endpoint_hash,sealed}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON push_subscriptions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('push_subscription', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id,endpoint_hash,sealed}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON push_subscriptions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('push_subscription', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id,endpoint_hash,sealed}', '');

-- routing-forms

CREATE TRIGGER audit_delete AFTER DELETE ON forms REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('form', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON forms REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('form', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON forms REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('form', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON forms FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

-- third-parties

CREATE TRIGGER audit_delete AFTER DELETE ON third_parties REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('third_party', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id,secret_hash}', 'secret');
CREATE TRIGGER audit_insert AFTER INSERT ON third_parties REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('third_party', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id,secret_hash}', 'secret');
CREATE TRIGGER audit_update AFTER UPDATE ON third_parties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('third_party', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id,secret_hash}', 'secret');

-- users

CREATE TRIGGER audit_delete AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('user', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON users REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('user', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('user', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

CREATE TRIGGER audit_delete AFTER DELETE ON logins REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('user', 'user_id', 'user_id', 'users', 'organization_id', 'login', '{organization_id,created_at,updated_at,v,user_id,position}', 'password_hash');
CREATE TRIGGER audit_insert AFTER INSERT ON logins REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('user', 'user_id', 'user_id', 'users', 'organization_id', 'login', '{organization_id,created_at,updated_at,v,user_id,position}', 'password_hash');
CREATE TRIGGER audit_update AFTER UPDATE ON logins REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('user', 'user_id', 'user_id', 'users', 'organization_id', 'login', '{organization_id,created_at,updated_at,v,user_id,position}', 'password_hash');

CREATE TRIGGER audit_delete AFTER DELETE ON seeing_as REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('seeing_as', 'session_id', 'user_id', '', 'organization_id', '', '{session_id,organization_id,created_at,updated_at,v,user_id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON seeing_as REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('seeing_as', 'session_id', 'user_id', '', 'organization_id', '', '{session_id,organization_id,created_at,updated_at,v,user_id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON seeing_as REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('seeing_as', 'session_id', 'user_id', '', 'organization_id', '', '{session_id,organization_id,created_at,updated_at,v,user_id}', '');

CREATE TRIGGER audit_delete AFTER DELETE ON teams REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('team', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON teams REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('team', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON teams REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('team', 'id', 'id', '', 'organization_id', '', '{organization_id,created_at,updated_at,v,id}', '');

CREATE TRIGGER audit_delete AFTER DELETE ON team_members REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('team', 'team_id,user_id', 'team_id', 'teams', 'organization_id', 'people', '{last_turn,share,organization_id,created_at,updated_at,v,team_id,position}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON team_members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('team', 'team_id,user_id', 'team_id', 'teams', 'organization_id', 'people', '{last_turn,share,organization_id,created_at,updated_at,v,team_id,position}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON team_members REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('team', 'team_id,user_id', 'team_id', 'teams', 'organization_id', 'people', '{last_turn,share,organization_id,created_at,updated_at,v,team_id,position}', '');

CREATE TRIGGER audit_delete AFTER DELETE ON invitations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('invitation', 'id', 'id', '', 'organization_id', '', '{uses,organization_id,created_at,updated_at,v,id,token_hash}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON invitations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('invitation', 'id', 'id', '', 'organization_id', '', '{uses,organization_id,created_at,updated_at,v,id,token_hash}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON invitations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('invitation', 'id', 'id', '', 'organization_id', '', '{uses,organization_id,created_at,updated_at,v,id,token_hash}', '');

-- webhooks

CREATE TRIGGER audit_delete AFTER DELETE ON webhooks REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('webhook', 'id', 'id', '', 'organization_id', '', '{failing_since,organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_insert AFTER INSERT ON webhooks REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('webhook', 'id', 'id', '', 'organization_id', '', '{failing_since,organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER audit_update AFTER UPDATE ON webhooks REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('webhook', 'id', 'id', '', 'organization_id', '', '{failing_since,organization_id,created_at,updated_at,v,id}', '');
CREATE TRIGGER keep_version BEFORE UPDATE ON webhooks FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();

CREATE TRIGGER audit_delete AFTER DELETE ON webhook_secrets REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('webhook', 'id', 'webhook_id', 'webhooks', 'organization_id', 'secrets', '{organization_id,created_at,updated_at,v,webhook_id,position}', 'sealed');
CREATE TRIGGER audit_insert AFTER INSERT ON webhook_secrets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('webhook', 'id', 'webhook_id', 'webhooks', 'organization_id', 'secrets', '{organization_id,created_at,updated_at,v,webhook_id,position}', 'sealed');
CREATE TRIGGER audit_update AFTER UPDATE ON webhook_secrets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_audit('webhook', 'id', 'webhook_id', 'webhooks', 'organization_id', 'secrets', '{organization_id,created_at,updated_at,v,webhook_id,position}', 'sealed');

