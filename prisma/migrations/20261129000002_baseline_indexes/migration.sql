-- Indexes beside those of primary keys and constraints.

-- audit

CREATE INDEX audit_entries_organization_id_actor_id_id_idx ON audit_entries USING btree (organization_id, actor_id, id DESC);
CREATE INDEX audit_entries_organization_id_resource_id_id_idx ON audit_entries USING btree (organization_id, resource_id, id DESC);
CREATE INDEX audit_entries_organization_id_resource_id_idx ON audit_entries USING btree (organization_id, resource, id DESC);

-- bookpages

CREATE INDEX availabilities_organization_id_user_id_created_at_id_idx ON availabilities USING btree (organization_id, user_id, created_at, id);

CREATE INDEX absences_organization_id_instead_user_id_idx ON absences USING btree (organization_id, instead_user_id);
CREATE INDEX absences_organization_id_user_id_start_date_idx ON absences USING btree (organization_id, user_id, start_date);

CREATE INDEX bookpages_of_template ON bookpages USING btree (organization_id, template_id, id) WHERE (template_id IS NOT NULL);
CREATE UNIQUE INDEX bookpages_organization_id_nickname_key ON bookpages USING btree (organization_id, nickname);
CREATE INDEX bookpages_organization_id_updated_at_idx ON bookpages USING btree (organization_id, updated_at);
CREATE INDEX bookpages_organization_id_user_id_created_at_idx ON bookpages USING btree (organization_id, user_id, created_at);
CREATE UNIQUE INDEX bookpages_primary_key ON bookpages USING btree (organization_id, user_id) WHERE (NOT secondary);
CREATE UNIQUE INDEX bookpages_primary_of_team ON bookpages USING btree (organization_id, team_id) WHERE (NOT secondary);
CREATE INDEX bookpages_search ON bookpages USING gin (lower((nickname)::text) gin_trgm_ops);

CREATE INDEX appointment_types_of_template ON appointment_types USING btree (organization_id, template_type_id) WHERE (template_type_id IS NOT NULL);
CREATE INDEX appointment_types_organization_id_availability_id_idx ON appointment_types USING btree (organization_id, availability_id);
CREATE UNIQUE INDEX appointment_types_organization_id_bookpage_id_handle_key ON appointment_types USING btree (organization_id, bookpage_id, handle);

CREATE INDEX page_templates_organization_id_updated_at_idx ON page_templates USING btree (organization_id, updated_at);
CREATE INDEX page_templates_search ON page_templates USING gin (lower(name) gin_trgm_ops);

CREATE UNIQUE INDEX page_template_types_organization_id_template_id_handle_key ON page_template_types USING btree (organization_id, template_id, handle);

CREATE INDEX links_organization_id_appointment_type_id_idx ON links USING btree (organization_id, appointment_type_id);
CREATE INDEX links_organization_id_bookpage_id_idx ON links USING btree (organization_id, bookpage_id);
CREATE UNIQUE INDEX links_organization_id_token_hash_key ON links USING btree (organization_id, token_hash);

CREATE INDEX waiting_entries_closes_at_idx ON waiting_entries USING btree (closes_at);
CREATE INDEX waiting_entries_organization_id_appointment_type_id_idx ON waiting_entries USING btree (organization_id, appointment_type_id);
CREATE INDEX waiting_entries_organization_id_bookpage_id_closes_at_idx ON waiting_entries USING btree (organization_id, bookpage_id, closes_at);
CREATE INDEX waiting_entries_organization_id_bookpage_id_id_idx ON waiting_entries USING btree (organization_id, bookpage_id, id);
CREATE INDEX waiting_entries_organization_id_email_idx ON waiting_entries USING btree (organization_id, email);

-- calendars

CREATE UNIQUE INDEX calendar_lists_organization_id_user_id_key ON calendar_lists USING btree (organization_id, user_id);

CREATE INDEX calendars_broken ON calendars USING btree (organization_id, id) WHERE access_broken;
CREATE INDEX calendars_organization_id_calendar_list_id_created_at_id_idx ON calendars USING btree (organization_id, calendar_list_id, created_at, id);
CREATE UNIQUE INDEX calendars_organization_id_calendar_list_id_source_source_id_key ON calendars USING btree (organization_id, calendar_list_id, source, source_id);
CREATE INDEX calendars_organization_id_user_id_source_idx ON calendars USING btree (organization_id, user_id, source);
CREATE UNIQUE INDEX calendars_primary_key ON calendars USING btree (organization_id, calendar_list_id) WHERE "primary";
CREATE INDEX calendars_source_source_id_idx ON calendars USING btree (source, source_id);

CREATE UNIQUE INDEX subcalendars_organization_id_calendar_id_source_id_key ON subcalendars USING btree (organization_id, calendar_id, source_id);

CREATE INDEX calendar_syncs_broken ON calendar_syncs USING btree (organization_id, calendar_id) WHERE (broken_since IS NOT NULL);
CREATE INDEX calendar_syncs_due_at_idx ON calendar_syncs USING btree (due_at);

CREATE INDEX busy_periods_of_subcalendar ON busy_periods USING btree (organization_id, subcalendar_id, ends_at, starts_at, all_day);
CREATE INDEX busy_periods_organization_id_subcalendar_id_object_key_idx ON busy_periods USING btree (organization_id, subcalendar_id, object_key);
CREATE INDEX busy_periods_organization_id_user_id_idx ON busy_periods USING btree (organization_id, user_id);
CREATE INDEX busy_periods_taking ON busy_periods USING btree (organization_id, user_id, ends_at) INCLUDE (starts_at, all_day, event_id) WHERE counts;

CREATE INDEX calendar_entries_organization_id_subcalendar_id_idx ON calendar_entries USING btree (organization_id, subcalendar_id);
CREATE INDEX calendar_entries_organization_id_user_id_idx ON calendar_entries USING btree (organization_id, user_id);

CREATE UNIQUE INDEX calendar_changes_open ON calendar_changes USING btree (organization_id, event_id, user_id, uid) WHERE (state = 'open'::text);
CREATE INDEX calendar_changes_organization_id_event_id_idx ON calendar_changes USING btree (organization_id, event_id);
CREATE INDEX calendar_changes_organization_id_user_id_idx ON calendar_changes USING btree (organization_id, user_id);

CREATE INDEX calendar_watches_id_idx ON calendar_watches USING btree (id);
CREATE UNIQUE INDEX calendar_watches_organization_id_subcalendar_id_key ON calendar_watches USING btree (organization_id, subcalendar_id);

CREATE INDEX ended_accesses_created_at_idx ON ended_accesses USING btree (created_at);

CREATE UNIQUE INDEX calendar_connections_organization_id_source_source_id_key ON calendar_connections USING btree (organization_id, source, source_id);

CREATE INDEX calendar_connection_people_organization_id_user_id_idx ON calendar_connection_people USING btree (organization_id, user_id);

-- conferences

CREATE UNIQUE INDEX video_accounts_organization_id_user_id_provider_key ON video_accounts USING btree (organization_id, user_id, provider);
CREATE INDEX video_accounts_provider_source_id_idx ON video_accounts USING btree (provider, source_id);

CREATE INDEX conferences_organization_id_user_id_provider_state_idx ON conferences USING btree (organization_id, user_id, provider, state);

-- deletions

CREATE INDEX deletions_deleted_at_idx ON deletions USING btree (deleted_at);
CREATE INDEX deletions_organization_id_kind_deleted_at_idx ON deletions USING btree (organization_id, kind, deleted_at);

CREATE INDEX removals_organization_id_owner_id_idx ON removals USING btree (organization_id, owner_id);
CREATE INDEX removals_removed_at_idx ON removals USING btree (removed_at);

-- directory

CREATE UNIQUE INDEX directory_organization_id_kind_id_key ON directory USING btree (organization_id, kind, id);

CREATE INDEX former_names_organization_id_kind_target_id_created_at_idx ON former_names USING btree (organization_id, kind, target_id, created_at);

-- domains

CREATE UNIQUE INDEX page_domains_main ON page_domains USING btree (organization_id) WHERE main;
CREATE UNIQUE INDEX page_domains_organization_id_domain_key ON page_domains USING btree (organization_id, domain);
CREATE INDEX page_domains_status_checked_at_idx ON page_domains USING btree (status, checked_at);

-- events

CREATE INDEX events_app_idx ON events USING btree (organization_id, third_party_app, id DESC) WHERE (third_party_app IS NOT NULL);
CREATE INDEX events_appointment_type_id_idx ON events USING btree (organization_id, appointment_type_id) WHERE (appointment_type_id IS NOT NULL);
CREATE INDEX events_booked ON events USING btree (organization_id, id DESC) WHERE bookpage;
CREATE INDEX events_bookpage_idx ON events USING btree (organization_id, bookpage_id, id DESC) WHERE (bookpage_id IS NOT NULL);
CREATE INDEX events_by_start ON events USING btree (organization_id, COALESCE(starts_at, ends_at, '9999-12-31 00:00:00+00'::timestamp with time zone), id) INCLUDE (ends_at, cancelled_at);
CREATE INDEX events_cancelled_idx ON events USING btree (organization_id, id DESC) WHERE (cancelled_at IS NOT NULL);
CREATE INDEX events_confirmed_idx ON events USING btree (organization_id, id DESC) WHERE (confirmed_flag AND (cancelled_at IS NULL));
CREATE INDEX events_counted ON events USING btree (organization_id, id DESC, created_at, starts_at, ends_at, cancelled_at, bookpage_id, created_by_user_id);
CREATE INDEX events_ends_at_idx ON events USING btree (organization_id, ends_at) INCLUDE (id) WHERE (cancelled_at IS NULL);
CREATE INDEX events_groups_idx ON events USING gin (organization_id, third_party_group_ids) WITH (fastupdate=off) WHERE (third_party_group_ids <> '{}'::text[]);
CREATE INDEX events_id_idx ON events USING btree (id);
CREATE INDEX events_long ON events USING btree (organization_id, ((ends_at - starts_at))) WHERE ((ends_at - starts_at) > '1 day'::interval);
CREATE INDEX events_of_form ON events USING btree (organization_id, form_id, id DESC) WHERE (form_id IS NOT NULL);
CREATE INDEX events_of_link ON events USING btree (organization_id, link_id, id DESC) WHERE (link_id IS NOT NULL);
CREATE INDEX events_of_room ON events USING btree (organization_id, room_id, ends_at) WHERE (room_id IS NOT NULL);
CREATE INDEX events_of_series ON events USING btree (organization_id, series_id, id DESC) WHERE (series_id IS NOT NULL);
CREATE INDEX events_of_team ON events USING btree (organization_id, team_id, id DESC) WHERE (team_id IS NOT NULL);
CREATE INDEX events_organization_id_created_by_email_id_idx ON events USING btree (organization_id, created_by_email, id DESC);
CREATE INDEX events_organization_id_created_by_user_id_id_idx ON events USING btree (organization_id, created_by_user_id, id DESC);
CREATE INDEX events_organization_id_ends_at_idx ON events USING btree (organization_id, ends_at);
CREATE INDEX events_organization_id_updated_at_id_idx ON events USING btree (organization_id, updated_at, id);
CREATE INDEX events_planning_idx ON events USING btree (organization_id, id DESC) WHERE ((NOT confirmed_flag) AND (cancelled_at IS NULL));
CREATE INDEX events_searched ON events USING gin (organization_id, (
CASE
    WHEN (octet_length((((((' '::text || COALESCE(title, ''::text)) || ' '::text) || COALESCE(created_by_name, ''::text)) || ' '::text) || COALESCE(created_by_email, ''::text))) = length((((((' '::text || COALESCE(title, ''::text)) || ' '::text) || COALESCE(created_by_name, ''::text)) || ' '::text) || COALESCE(created_by_email, ''::text)))) THEN lower((((((' '::text || COALESCE(title, ''::text)) || ' '::text) || COALESCE(created_by_name, ''::text)) || ' '::text) || COALESCE(created_by_email, ''::text)))
    ELSE replace(replace(replace(replace(translate(lower(regexp_replace(NORMALIZE((((((' '::text || COALESCE(title, ''::text)) || ' '::text) || COALESCE(created_by_name, ''::text)) || ' '::text) || COALESCE(created_by_email, ''::text)), NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), 'øłđħıŧðς'::text, 'oldhitdσ'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text)
END) gin_trgm_ops);

CREATE INDEX event_dates_organization_id_event_id_position_idx ON event_dates USING btree (organization_id, event_id, "position");

CREATE INDEX event_places_organization_id_event_id_position_idx ON event_places USING btree (organization_id, event_id, "position");
CREATE INDEX event_places_searched ON event_places USING gin (organization_id, (
CASE
    WHEN (octet_length((((' '::text || COALESCE(name, ''::text)) || ' '::text) || COALESCE(address, ''::text))) = length((((' '::text || COALESCE(name, ''::text)) || ' '::text) || COALESCE(address, ''::text)))) THEN lower((((' '::text || COALESCE(name, ''::text)) || ' '::text) || COALESCE(address, ''::text)))
    ELSE replace(replace(replace(replace(translate(lower(regexp_replace(NORMALIZE((((' '::text || COALESCE(name, ''::text)) || ' '::text) || COALESCE(address, ''::text)), NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), 'øłđħıŧðς'::text, 'oldhitdσ'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text)
END) gin_trgm_ops);

CREATE INDEX invitees_answers_idx ON invitees USING gin (organization_id, answers jsonb_path_ops) WITH (fastupdate=off) WHERE (answers <> '[]'::jsonb);
CREATE INDEX invitees_no_show ON invitees USING btree (organization_id, event_id) WHERE (no_show_at IS NOT NULL);
CREATE INDEX invitees_organization_id_email_event_id_idx ON invitees USING btree (organization_id, email, event_id);
CREATE UNIQUE INDEX invitees_organization_id_event_id_email_key ON invitees USING btree (organization_id, event_id, email);
CREATE UNIQUE INDEX invitees_organization_id_key_hash_key ON invitees USING btree (organization_id, key_hash);
CREATE INDEX invitees_organization_id_user_id_event_id_idx ON invitees USING btree (organization_id, user_id, event_id);
CREATE INDEX invitees_searched ON invitees USING gin (organization_id, (
CASE
    WHEN (octet_length((((((((' '::text || COALESCE(full_name, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(company, ''::text))) = length((((((((' '::text || COALESCE(full_name, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(company, ''::text)))) THEN lower((((((((' '::text || COALESCE(full_name, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(company, ''::text)))
    ELSE replace(replace(replace(replace(translate(lower(regexp_replace(NORMALIZE((((((((' '::text || COALESCE(full_name, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(company, ''::text)), NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), 'øłđħıŧðς'::text, 'oldhitdσ'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text)
END) gin_trgm_ops);

CREATE INDEX votes_organization_id_date_id_idx ON votes USING btree (organization_id, date_id);
CREATE INDEX votes_organization_id_event_id_idx ON votes USING btree (organization_id, event_id);
CREATE UNIQUE INDEX votes_organization_id_invitee_id_date_id_key ON votes USING btree (organization_id, invitee_id, date_id);
CREATE UNIQUE INDEX votes_organization_id_invitee_id_place_id_key ON votes USING btree (organization_id, invitee_id, place_id);
CREATE INDEX votes_organization_id_place_id_idx ON votes USING btree (organization_id, place_id);

CREATE INDEX event_messages_organization_id_event_id_created_at_idx ON event_messages USING btree (organization_id, event_id, created_at);
CREATE UNIQUE INDEX event_messages_organization_id_event_id_mail_hash_key ON event_messages USING btree (organization_id, event_id, mail_hash);

CREATE UNIQUE INDEX declines_organization_id_event_id_invitee_id_key ON declines USING btree (organization_id, event_id, invitee_id);
CREATE INDEX declines_organization_id_invitee_id_idx ON declines USING btree (organization_id, invitee_id);

CREATE INDEX reservations_expiring ON reservations USING btree (organization_id, host_id) WHERE (expires_at IS NOT NULL);
CREATE INDEX reservations_of_host ON reservations USING btree (organization_id, host_id, ends_at) INCLUDE (starts_at, event_id, expires_at);
CREATE INDEX reservations_with_seats ON reservations USING btree (organization_id, host_id, ends_at) WHERE (seats IS NOT NULL);

-- feeds

CREATE INDEX calendar_feeds_secret_hash_idx ON calendar_feeds USING btree (secret_hash);

-- files

CREATE INDEX files_picture_idx ON files USING btree (picture);

-- forms

CREATE INDEX form_drafts_expires_at_idx ON form_drafts USING btree (expires_at);

CREATE INDEX address_confirmations_expires_at_idx ON address_confirmations USING btree (expires_at);
CREATE INDEX address_confirmations_organization_id_email_hash_idx ON address_confirmations USING btree (organization_id, email_hash);
CREATE INDEX address_confirmations_token_hash_idx ON address_confirmations USING btree (token_hash);

-- locators

CREATE UNIQUE INDEX locators_organization_id_handle_key ON locators USING btree (organization_id, handle);
CREATE INDEX locators_search ON locators USING gin (lower((((handle)::text || ' '::text) || title)) gin_trgm_ops);

CREATE INDEX locations_address_idx ON locations USING btree (organization_id, locator_id, md5(lower(address)));
CREATE INDEX locations_nearest_idx ON locations USING gist (organization_id, locator_id, cube(ARRAY[(cosd(latitude) * cosd(longitude)), (cosd(latitude) * sind(longitude)), sind(latitude)]));
CREATE UNIQUE INDEX locations_organization_id_locator_id_extid_key ON locations USING btree (organization_id, locator_id, extid);
CREATE INDEX locations_organization_id_locator_id_id_idx ON locations USING btree (organization_id, locator_id, id DESC);
CREATE INDEX locations_organization_id_locator_id_name_id_idx ON locations USING btree (organization_id, locator_id, name COLLATE "und-x-icu", id);
CREATE INDEX locations_organization_id_locator_id_postcode_idx ON locations USING btree (organization_id, locator_id, postcode);
CREATE INDEX locations_organization_id_locator_id_updated_at_idx ON locations USING btree (organization_id, locator_id, updated_at);
CREATE INDEX locations_search ON locations USING gin (lower(((((name || ' '::text) || extid) || ' '::text) || COALESCE(address, ''::text))) gin_trgm_ops);

-- mails

CREATE INDEX mails_organization_id_event_id_id_idx ON mails USING btree (organization_id, event_id, id DESC);
CREATE UNIQUE INDEX mails_organization_id_key_key ON mails USING btree (organization_id, key);
CREATE INDEX mails_organization_id_state_id_idx ON mails USING btree (organization_id, state, id DESC);
CREATE INDEX mails_organization_id_updated_at_idx ON mails USING btree (organization_id, updated_at);
CREATE INDEX mails_search ON mails USING gin (lower(((recipient || ' '::text) || subject)) gin_trgm_ops);

CREATE INDEX mail_counts_day_idx ON mail_counts USING btree (day);

-- organizations

CREATE INDEX api_keys_hash_idx ON api_keys USING btree (hash);

CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys USING btree (created_at);

CREATE INDEX rate_limits_expire_idx ON rate_limits USING btree (expire);

-- preferences

CREATE UNIQUE INDEX team_admin_preferences_organization_id_team_id_key ON team_admin_preferences USING btree (organization_id, team_id);

-- provisioning

CREATE UNIQUE INDEX provisioned_users_organization_id_external_id_key ON provisioned_users USING btree (organization_id, external_id);
CREATE UNIQUE INDEX provisioned_users_organization_id_user_name_key ON provisioned_users USING btree (organization_id, user_name);

CREATE UNIQUE INDEX provisioned_teams_organization_id_display_name_key ON provisioned_teams USING btree (organization_id, display_name);
CREATE UNIQUE INDEX provisioned_teams_organization_id_external_id_key ON provisioned_teams USING btree (organization_id, external_id);

-- push

CREATE INDEX push_subscriptions_organization_id_session_id_idx ON push_subscriptions USING btree (organization_id, session_id);
CREATE UNIQUE INDEX push_subscriptions_organization_id_user_id_endpoint_hash_key ON push_subscriptions USING btree (organization_id, user_id, endpoint_hash);

CREATE UNIQUE INDEX push_messages_organization_id_subscription_id_key_key ON push_messages USING btree (organization_id, subscription_id, key);

-- routing-forms

CREATE UNIQUE INDEX forms_organization_id_handle_key ON forms USING btree (organization_id, handle);
CREATE INDEX forms_search ON forms USING gin (lower((((handle)::text || ' '::text) || (title)::text)) gin_trgm_ops);

CREATE INDEX form_responses_booked ON form_responses USING btree (organization_id, form_id, id DESC) WHERE (event_id IS NOT NULL);
CREATE INDEX form_responses_organization_id_email_idx ON form_responses USING btree (organization_id, email);
CREATE INDEX form_responses_organization_id_form_id_id_idx ON form_responses USING btree (organization_id, form_id, id DESC);
CREATE INDEX form_responses_organization_id_form_id_rule_id_id_idx ON form_responses USING btree (organization_id, form_id, rule_id, id DESC);
CREATE INDEX form_responses_organization_id_form_id_updated_at_idx ON form_responses USING btree (organization_id, form_id, updated_at);
CREATE UNIQUE INDEX form_responses_organization_id_token_hash_key ON form_responses USING btree (organization_id, token_hash);

-- sign-in

CREATE INDEX saml_requests_expires_at_idx ON saml_requests USING btree (expires_at);

CREATE UNIQUE INDEX sign_in_domains_organization_id_domain_key ON sign_in_domains USING btree (organization_id, domain);

CREATE UNIQUE INDEX identities_organization_id_user_id_issuer_key ON identities USING btree (organization_id, user_id, issuer);

CREATE UNIQUE INDEX passkeys_organization_id_credential_key ON passkeys USING btree (organization_id, credential);
CREATE INDEX passkeys_organization_id_user_id_idx ON passkeys USING btree (organization_id, user_id);

CREATE INDEX spent_challenges_expires_at_idx ON spent_challenges USING btree (expires_at);

-- test-mode

CREATE INDEX test_jobs_organization_id_due_at_id_idx ON test_jobs USING btree (organization_id, due_at, id);
CREATE UNIQUE INDEX test_jobs_organization_id_key_key ON test_jobs USING btree (organization_id, key);

-- third-parties

CREATE INDEX third_parties_secret_hash_idx ON third_parties USING btree (secret_hash);

-- tokens

CREATE INDEX personal_tokens_expires_at_idx ON personal_tokens USING btree (expires_at);
CREATE INDEX personal_tokens_organization_id_user_id_idx ON personal_tokens USING btree (organization_id, user_id);
CREATE INDEX personal_tokens_token_hash_idx ON personal_tokens USING btree (token_hash);

CREATE INDEX oauth_grants_expires_at_idx ON oauth_grants USING btree (expires_at);
CREATE INDEX oauth_grants_organization_id_app_id_idx ON oauth_grants USING btree (organization_id, app_id);
CREATE INDEX oauth_grants_organization_id_user_id_idx ON oauth_grants USING btree (organization_id, user_id);

CREATE INDEX oauth_tokens_expires_at_idx ON oauth_tokens USING btree (expires_at);
CREATE INDEX oauth_tokens_organization_id_grant_id_idx ON oauth_tokens USING btree (organization_id, grant_id);
CREATE INDEX oauth_tokens_token_hash_idx ON oauth_tokens USING btree (token_hash);

-- users

CREATE INDEX users_email_idx ON users USING btree (email);
CREATE UNIQUE INDEX users_organization_id_email_key ON users USING btree (organization_id, email);
CREATE UNIQUE INDEX users_organization_id_extid_key ON users USING btree (organization_id, extid);
CREATE INDEX users_organization_id_updated_at_idx ON users USING btree (organization_id, updated_at);
CREATE INDEX users_search ON users USING gin (lower(((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(extid, ''::text))) gin_trgm_ops);
CREATE INDEX users_that_are_rooms ON users USING btree (organization_id, id) WHERE resource;

CREATE UNIQUE INDEX logins_organization_id_username_key ON logins USING btree (organization_id, username);
CREATE INDEX logins_username_idx ON logins USING btree (username);

CREATE INDEX sessions_expires_at_idx ON sessions USING btree (expires_at);
CREATE INDEX sessions_organization_id_user_id_idx ON sessions USING btree (organization_id, user_id);
CREATE INDEX sessions_token_hash_idx ON sessions USING btree (token_hash);

CREATE INDEX seeing_as_organization_id_user_id_idx ON seeing_as USING btree (organization_id, user_id);

CREATE INDEX signup_links_expires_at_idx ON signup_links USING btree (expires_at);
CREATE INDEX signup_links_organization_id_user_id_idx ON signup_links USING btree (organization_id, user_id);
CREATE INDEX signup_links_token_hash_idx ON signup_links USING btree (token_hash);

CREATE INDEX teams_id_idx ON teams USING btree (id);
CREATE UNIQUE INDEX teams_organization_id_extid_key ON teams USING btree (organization_id, extid);
CREATE INDEX teams_search ON teams USING gin (lower(((name || ' '::text) || extid)) gin_trgm_ops);

CREATE INDEX team_members_organization_id_user_id_idx ON team_members USING btree (organization_id, user_id);

CREATE UNIQUE INDEX invitations_organization_id_email_open ON invitations USING btree (organization_id, email) WHERE ((email IS NOT NULL) AND (revoked_at IS NULL) AND (joined_at IS NULL));
CREATE INDEX invitations_organization_id_user_id_idx ON invitations USING btree (organization_id, user_id);
CREATE INDEX invitations_token_hash_idx ON invitations USING btree (token_hash);

CREATE INDEX joinings_expires_at_idx ON joinings USING btree (expires_at);
CREATE INDEX joinings_organization_id_invitation_id_idx ON joinings USING btree (organization_id, invitation_id);
CREATE INDEX joinings_token_hash_idx ON joinings USING btree (token_hash);

CREATE INDEX offboardings_organization_id_user_id_idx ON offboardings USING btree (organization_id, user_id);
CREATE UNIQUE INDEX offboardings_running ON offboardings USING btree (organization_id, user_id) WHERE (state = 'running'::text);

-- webhooks

CREATE INDEX webhooks_organization_id_action_idx ON webhooks USING btree (organization_id, action);

CREATE INDEX webhook_secrets_organization_id_webhook_id_idx ON webhook_secrets USING btree (organization_id, webhook_id);

CREATE INDEX webhook_deliveries_organization_id_event_id_id_idx ON webhook_deliveries USING btree (organization_id, event_id, id DESC);
CREATE INDEX webhook_deliveries_organization_id_webhook_id_id_idx ON webhook_deliveries USING btree (organization_id, webhook_id, id DESC);
CREATE INDEX webhook_deliveries_organization_id_webhook_id_state_id_idx ON webhook_deliveries USING btree (organization_id, webhook_id, state, id DESC);
CREATE INDEX webhook_deliveries_organization_id_webhook_id_updated_at_idx ON webhook_deliveries USING btree (organization_id, webhook_id, updated_at);

