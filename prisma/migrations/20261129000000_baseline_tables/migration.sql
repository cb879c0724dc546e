-- Extensions and tables, grouped as prisma/schema is. What two rows may not have in common stands at each table's end.
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- audit

CREATE TABLE audit_entries (
    id text NOT NULL,
    organization_id text NOT NULL,
    actor_kind text NOT NULL,
    actor_id text,
    request_id text,
    action text NOT NULL,
    resource text NOT NULL,
    resource_id text NOT NULL,
    changes jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    address text,
    device text,
    transaction_id text,
    CONSTRAINT audit_entries_pkey PRIMARY KEY (organization_id, id)
);

-- bookpages

CREATE TABLE availabilities (
    id text NOT NULL,
    organization_id text NOT NULL,
    user_id text NOT NULL,
    timezone text NOT NULL,
    today_as_busy boolean DEFAULT false NOT NULL,
    past_as_busy boolean DEFAULT true NOT NULL,
    days_after_as_busy integer,
    buffer_before integer DEFAULT 0 NOT NULL,
    buffer_after integer DEFAULT 0 NOT NULL,
    all_day_busy boolean DEFAULT true NOT NULL,
    days jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    dates jsonb DEFAULT '[]'::jsonb NOT NULL,
    holidays jsonb,
    minimum_notice integer DEFAULT 0 NOT NULL,
    start_date text,
    end_date text,
    limits jsonb DEFAULT '[]'::jsonb NOT NULL,
    weeks jsonb,
    weeks_start text,
    CONSTRAINT availabilities_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE absences (
    id text NOT NULL,
    organization_id text NOT NULL,
    user_id text NOT NULL,
    start_date text NOT NULL,
    end_date text NOT NULL,
    label text DEFAULT ''::text NOT NULL,
    instead_user_id text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    CONSTRAINT absences_ends_after_start CHECK ((start_date <= end_date)),
    CONSTRAINT absences_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE bookpages (
    id text NOT NULL,
    organization_id text NOT NULL,
    user_id text,
    nickname citext NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    secondary boolean DEFAULT false NOT NULL,
    active boolean DEFAULT true NOT NULL,
    custom jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    team_id text,
    template_id text,
    locked text[] DEFAULT ARRAY[]::text[] NOT NULL,
    CONSTRAINT bookpages_of_one CHECK ((num_nonnulls(user_id, team_id) = 1)),
    CONSTRAINT bookpages_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE appointment_types (
    id text NOT NULL,
    organization_id text NOT NULL,
    bookpage_id text NOT NULL,
    availability_id text,
    name text NOT NULL,
    handle text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    public boolean DEFAULT true NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    custom jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    template_type_id text,
    locked text[] DEFAULT ARRAY[]::text[] NOT NULL,
    CONSTRAINT appointment_types_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE page_templates (
    id text NOT NULL,
    organization_id text NOT NULL,
    name text NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    custom jsonb DEFAULT '{}'::jsonb NOT NULL,
    locked text[] DEFAULT ARRAY[]::text[] NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    CONSTRAINT page_templates_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE page_template_types (
    id text NOT NULL,
    organization_id text NOT NULL,
    template_id text NOT NULL,
    name text NOT NULL,
    handle text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    public boolean DEFAULT true NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    custom jsonb DEFAULT '{}'::jsonb NOT NULL,
    locked text[] DEFAULT ARRAY[]::text[] NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    CONSTRAINT page_template_types_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE links (
    id text NOT NULL,
    organization_id text NOT NULL,
    bookpage_id text NOT NULL,
    appointment_type_id text,
    token_hash bytea NOT NULL,
    label text DEFAULT ''::text NOT NULL,
    uses integer,
    used integer DEFAULT 0 NOT NULL,
    expires_at timestamp(3) with time zone,
    duration integer,
    starts jsonb DEFAULT '[]'::jsonb NOT NULL,
    prefill jsonb DEFAULT '{}'::jsonb NOT NULL,
    locks jsonb DEFAULT '[]'::jsonb NOT NULL,
    revoked_at timestamp(3) with time zone,
    created_by_user_id text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    CONSTRAINT links_not_overused CHECK (((uses IS NULL) OR (used <= uses))),
    CONSTRAINT links_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE waiting_entries (
    id text NOT NULL,
    organization_id text NOT NULL,
    bookpage_id text NOT NULL,
    appointment_type_id text,
    host_id text,
    duration integer,
    email text NOT NULL,
    full_name text NOT NULL,
    lang text NOT NULL,
    timezone text NOT NULL,
    first_day text NOT NULL,
    last_day text NOT NULL,
    opens_at timestamp(3) with time zone NOT NULL,
    closes_at timestamp(3) with time zone NOT NULL,
    offered_starts timestamp(3) with time zone[] DEFAULT '{}'::timestamp with time zone[] NOT NULL,
    offered_start timestamp(3) with time zone,
    offered_until timestamp(3) with time zone,
    hold_id text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT waiting_entries_ends_after_start CHECK (((first_day <= last_day) AND (opens_at < closes_at))),
    CONSTRAINT waiting_entries_offered_whole CHECK ((num_nonnulls(offered_start, offered_until, hold_id) = ANY (ARRAY[0, 3]))),
    CONSTRAINT waiting_entries_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE page_views (
    organization_id text NOT NULL,
    day date NOT NULL,
    bookpage_id text NOT NULL,
    views integer NOT NULL,
    CONSTRAINT page_views_pkey PRIMARY KEY (organization_id, day, bookpage_id)
);

-- calendars

CREATE TABLE calendar_lists (
    id text NOT NULL,
    organization_id text NOT NULL,
    user_id text NOT NULL,
    sync_suggestions boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    when_broken text DEFAULT 'last_known'::text NOT NULL,
    busy_statuses text[] DEFAULT ARRAY['tentative'::text, 'out_of_office'::text] NOT NULL,
    on_calendar_change text DEFAULT 'tell'::text NOT NULL,
    target_calendar_id text,
    entry_visibility text DEFAULT 'default'::text NOT NULL,
    CONSTRAINT calendar_lists_when_broken CHECK ((when_broken = ANY (ARRAY['last_known'::text, 'block'::text]))),
    CONSTRAINT calendar_lists_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE calendars (
    id text NOT NULL,
    organization_id text NOT NULL,
    user_id text NOT NULL,
    calendar_list_id text NOT NULL,
    source text NOT NULL,
    source_id text,
    name text NOT NULL,
    "primary" boolean DEFAULT false NOT NULL,
    access_broken boolean DEFAULT false NOT NULL,
    credentials bytea,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    profile jsonb,
    broken_reason text,
    connection_id text,
    CONSTRAINT calendars_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE subcalendars (
    id text NOT NULL,
    calendar_id text NOT NULL,
    source text NOT NULL,
    source_id text NOT NULL,
    name text NOT NULL,
    "primary" boolean DEFAULT false NOT NULL,
    display boolean DEFAULT true NOT NULL,
    busy boolean DEFAULT true NOT NULL,
    writable boolean DEFAULT false NOT NULL,
    bcolor text,
    fcolor text,
    color_id text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    organization_id text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    told jsonb,
    copy_busy boolean DEFAULT false NOT NULL,
    CONSTRAINT subcalendars_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE calendar_syncs (
    calendar_id text NOT NULL,
    synced_at timestamp(3) with time zone,
    due_at timestamp(3) with time zone NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    renewed bytea,
    organization_id text NOT NULL,
    write_refused_at timestamp(3) with time zone,
    broken_since timestamp(3) with time zone,
    owner_told_at timestamp(3) with time zone,
    admins_told_at timestamp(3) with time zone,
    write_refused_subcalendar_id text,
    write_refused_why text,
    CONSTRAINT calendar_syncs_pkey PRIMARY KEY (organization_id, calendar_id)
);

CREATE TABLE subcalendar_syncs (
    subcalendar_id text NOT NULL,
    token text,
    read_until timestamp(3) with time zone,
    organization_id text NOT NULL,
    whole_at timestamp(3) with time zone,
    CONSTRAINT subcalendar_syncs_pkey PRIMARY KEY (organization_id, subcalendar_id)
);

CREATE TABLE busy_periods (
    id text NOT NULL,
    user_id text NOT NULL,
    subcalendar_id text,
    object_key text NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    all_day boolean DEFAULT false NOT NULL,
    counts boolean DEFAULT true NOT NULL,
    organization_id text NOT NULL,
    event_id text,
    CONSTRAINT busy_periods_in_order CHECK ((starts_at < ends_at)),
    CONSTRAINT busy_periods_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE calendar_entries (
    event_id text NOT NULL,
    user_id text NOT NULL,
    uid text NOT NULL,
    subcalendar_id text NOT NULL,
    object_key text NOT NULL,
    written text NOT NULL,
    organization_id text NOT NULL,
    starts_at timestamp(3) with time zone,
    ends_at timestamp(3) with time zone,
    all_day boolean DEFAULT false NOT NULL,
    writing_since timestamp(3) with time zone,
    written_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    answers jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT calendar_entries_pkey PRIMARY KEY (organization_id, event_id, user_id, uid)
);

CREATE TABLE calendar_changes (
    id text NOT NULL,
    organization_id text NOT NULL,
    event_id text NOT NULL,
    user_id text NOT NULL,
    uid text NOT NULL,
    kind text NOT NULL,
    starts_at timestamp(3) with time zone,
    ends_at timestamp(3) with time zone,
    all_day boolean DEFAULT false NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    reasons text[] DEFAULT ARRAY[]::text[],
    seen_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    ended_at timestamp(3) with time zone,
    CONSTRAINT calendar_changes_ended CHECK (((state = 'open'::text) = (ended_at IS NULL))),
    CONSTRAINT calendar_changes_times CHECK (
CASE kind
    WHEN 'moved'::text THEN (starts_at < ends_at)
    ELSE ((starts_at IS NULL) AND (ends_at IS NULL))
END),
    CONSTRAINT calendar_changes_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE calendar_watches (
    id text NOT NULL,
    token_hash bytea NOT NULL,
    subcalendar_id text NOT NULL,
    remote_id text,
    expires_at timestamp(3) with time zone NOT NULL,
    organization_id text NOT NULL,
    CONSTRAINT calendar_watches_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE ended_accesses (
    id text NOT NULL,
    organization_id text NOT NULL,
    source text NOT NULL,
    source_id text NOT NULL,
    credentials bytea NOT NULL,
    watches jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT ended_accesses_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE calendar_connections (
    id text NOT NULL,
    organization_id text NOT NULL,
    source text NOT NULL,
    source_id text NOT NULL,
    name text NOT NULL,
    domains jsonb NOT NULL,
    credentials bytea NOT NULL,
    unconfirmed boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    CONSTRAINT calendar_connections_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE calendar_connection_people (
    organization_id text NOT NULL,
    connection_id text NOT NULL,
    user_id text NOT NULL,
    state text NOT NULL,
    reason text,
    tried_with integer NOT NULL,
    retry_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT calendar_connection_people_pkey PRIMARY KEY (organization_id, connection_id, user_id)
);

-- conferences

CREATE TABLE video_accounts (
    id text NOT NULL,
    organization_id text NOT NULL,
    user_id text NOT NULL,
    provider text NOT NULL,
    source_id text NOT NULL,
    name text NOT NULL,
    credentials bytea NOT NULL,
    access_broken boolean DEFAULT false NOT NULL,
    renewing_until timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT video_accounts_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE conferences (
    organization_id text NOT NULL,
    event_id text NOT NULL,
    user_id text NOT NULL,
    provider text NOT NULL,
    state text DEFAULT 'requested'::text NOT NULL,
    reason text,
    remote_id text,
    written text,
    tries integer DEFAULT 0 NOT NULL,
    busy_until timestamp(3) with time zone,
    requested_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    CONSTRAINT conferences_pkey PRIMARY KEY (organization_id, event_id, user_id, provider)
);

-- deletions

CREATE TABLE deletions (
    organization_id text NOT NULL,
    kind text NOT NULL,
    id text NOT NULL,
    parent text,
    deleted_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT deletions_pkey PRIMARY KEY (organization_id, kind, id)
);

CREATE TABLE removals (
    id text NOT NULL,
    organization_id text NOT NULL,
    resource text NOT NULL,
    resource_id text NOT NULL,
    name text NOT NULL,
    owner_id text,
    removed_by text,
    removed_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT removals_pkey PRIMARY KEY (organization_id, id),
    CONSTRAINT removals_organization_id_resource_id_key UNIQUE (organization_id, resource_id)
);

CREATE TABLE removed_rows (
    organization_id text NOT NULL,
    removal_id text NOT NULL,
    source text NOT NULL,
    number integer NOT NULL,
    content jsonb NOT NULL,
    CONSTRAINT removed_rows_pkey PRIMARY KEY (organization_id, removal_id, source, number)
);

-- directory

CREATE TABLE directory (
    kind text NOT NULL,
    value citext NOT NULL,
    organization_id text NOT NULL,
    id text NOT NULL,
    CONSTRAINT directory_pkey PRIMARY KEY (kind, value)
);

CREATE TABLE former_names (
    organization_id text NOT NULL,
    kind text NOT NULL,
    value citext NOT NULL,
    target_id text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT former_names_kind_check CHECK ((kind = ANY (ARRAY['nickname'::text, 'locator'::text, 'form'::text, 'type'::text]))),
    CONSTRAINT former_names_pkey PRIMARY KEY (organization_id, kind, value)
);

-- domains

CREATE TABLE page_domains (
    organization_id text NOT NULL,
    id text NOT NULL,
    domain text NOT NULL,
    proof text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    reason text,
    main boolean DEFAULT false NOT NULL,
    start_page text DEFAULT 'everybody'::text NOT NULL,
    found jsonb DEFAULT '[]'::jsonb NOT NULL,
    checked_at timestamp(3) with time zone,
    verified_at timestamp(3) with time zone,
    missing_since timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    CONSTRAINT page_domains_reason_check CHECK ((reason = ANY (ARRAY['missing'::text, 'taken'::text]))),
    CONSTRAINT page_domains_start_page_check CHECK ((start_page = ANY (ARRAY['everybody'::text, 'teams'::text, 'nobody'::text]))),
    CONSTRAINT page_domains_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'verified'::text, 'failed'::text]))),
    CONSTRAINT page_domains_pkey PRIMARY KEY (organization_id, id)
);

-- events

CREATE TABLE events (
    id text NOT NULL,
    organization_id text NOT NULL,
    title text NOT NULL,
    confirmed_flag boolean DEFAULT false NOT NULL,
    confirmed_at timestamp(3) with time zone,
    confirmed_date_id text,
    confirmed_place_id text,
    confirmed_multi boolean DEFAULT false NOT NULL,
    created_by_user_id text,
    created_by_email text,
    created_by_name text,
    lang text DEFAULT 'en'::text NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    timezone text NOT NULL,
    bookpage boolean DEFAULT false NOT NULL,
    bookpage_id text,
    appointment_type_id text,
    third_party_app text,
    third_party_group_ids text[] DEFAULT ARRAY[]::text[] NOT NULL,
    third_party_name text,
    cancelled_at timestamp(3) with time zone,
    cancel_reason text,
    key_store_id text NOT NULL,
    email text NOT NULL,
    ics_sequence integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    group_pro boolean DEFAULT false NOT NULL,
    api boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    ends_at timestamp(3) with time zone,
    assignment jsonb,
    reminded_at timestamp(3) with time zone,
    starts_at timestamp(3) with time zone,
    team_id text,
    link_id text,
    form_id text,
    utm jsonb,
    metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    seats integer,
    series_id text,
    series jsonb,
    conference jsonb,
    room_id text,
    poll jsonb,
    source text,
    CONSTRAINT events_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE event_dates (
    id text NOT NULL,
    event_id text NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    all_day boolean DEFAULT false NOT NULL,
    "position" integer NOT NULL,
    created_by_user_id text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    organization_id text NOT NULL,
    CONSTRAINT event_dates_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE event_places (
    id text NOT NULL,
    event_id text NOT NULL,
    name text NOT NULL,
    address text,
    source text,
    source_id text,
    icon text,
    "position" integer NOT NULL,
    created_by_user_id text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    organization_id text NOT NULL,
    kind text DEFAULT 'place'::text NOT NULL,
    contact text,
    CONSTRAINT event_places_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE invitees (
    id text NOT NULL,
    event_id text NOT NULL,
    organization_id text NOT NULL,
    user_id text,
    email text,
    full_name text,
    phone text,
    company text,
    picture_url text,
    timezone text,
    locale text,
    star boolean DEFAULT false NOT NULL,
    su boolean DEFAULT false NOT NULL,
    key_hash bytea NOT NULL,
    "position" integer NOT NULL,
    created_by_user_id text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    key_version integer DEFAULT 0 NOT NULL,
    has_left boolean DEFAULT false NOT NULL,
    address_confirmed_at timestamp(3) with time zone,
    answers jsonb DEFAULT '[]'::jsonb NOT NULL,
    no_show_at timestamp(3) with time zone,
    host boolean DEFAULT false NOT NULL,
    brought_by text,
    moved_to text,
    calendar_replied_at timestamp(3) with time zone,
    CONSTRAINT invitees_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE votes (
    id text NOT NULL,
    event_id text NOT NULL,
    invitee_id text NOT NULL,
    date_id text,
    place_id text,
    yes boolean NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    organization_id text NOT NULL,
    if_need_be boolean DEFAULT false NOT NULL,
    CONSTRAINT votes_subject_check CHECK ((num_nonnulls(date_id, place_id) = 1)),
    CONSTRAINT votes_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE event_messages (
    id text NOT NULL,
    event_id text NOT NULL,
    body text NOT NULL,
    from_email text,
    created_by_user_id text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    mail_hash bytea,
    organization_id text NOT NULL,
    CONSTRAINT event_messages_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE declines (
    id text NOT NULL,
    event_id text NOT NULL,
    invitee_id text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    organization_id text NOT NULL,
    CONSTRAINT declines_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE reservations (
    event_id text NOT NULL,
    host_id text NOT NULL,
    organization_id text NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    exclusive boolean DEFAULT false NOT NULL,
    expires_at timestamp(3) with time zone,
    bookpage_id text,
    appointment_type_id text,
    seats integer,
    CONSTRAINT reservations_period_check CHECK ((starts_at < ends_at)),
    CONSTRAINT reservations_pkey PRIMARY KEY (organization_id, event_id, host_id),
    CONSTRAINT reservations_exclusive_excl EXCLUDE USING gist (organization_id WITH =, host_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (exclusive)
);

-- feeds

CREATE TABLE calendar_feeds (
    user_id text NOT NULL,
    organization_id text NOT NULL,
    secret_hash bytea NOT NULL,
    content_hash text DEFAULT ''::text NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT calendar_feeds_pkey PRIMARY KEY (organization_id, user_id)
);

-- files

CREATE TABLE files (
    organization_id text NOT NULL,
    picture text NOT NULL,
    variant text NOT NULL,
    content bytea,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT files_pkey PRIMARY KEY (organization_id, picture, variant)
);

-- forms

CREATE TABLE form_drafts (
    token_hash bytea NOT NULL,
    sealed bytea NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT form_drafts_pkey PRIMARY KEY (token_hash)
);

CREATE TABLE address_confirmations (
    token_hash bytea NOT NULL,
    organization_id text NOT NULL,
    email_hash bytea NOT NULL,
    code_hash bytea NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    codes integer DEFAULT 1 NOT NULL,
    sealed bytea NOT NULL,
    host_id text,
    hold_id text,
    confirmed_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT address_confirmations_pkey PRIMARY KEY (organization_id, token_hash)
);

-- locators

CREATE TABLE locators (
    id text NOT NULL,
    organization_id text NOT NULL,
    handle citext NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    lang text DEFAULT 'en'::text NOT NULL,
    max_distance integer,
    geolocation boolean DEFAULT false NOT NULL,
    postcode_filter text,
    address_postfix text,
    address_region_bias text,
    no_results jsonb DEFAULT '{}'::jsonb NOT NULL,
    back_button jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    CONSTRAINT locators_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE locations (
    id text NOT NULL,
    organization_id text NOT NULL,
    locator_id text NOT NULL,
    extid text NOT NULL,
    name text NOT NULL,
    address text,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    picture_url text,
    link text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    postcode text,
    opening_hours jsonb,
    timezone text,
    CONSTRAINT locations_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT locations_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
    CONSTRAINT locations_pkey PRIMARY KEY (organization_id, id)
);

-- mails

CREATE TABLE mails (
    id text NOT NULL,
    organization_id text NOT NULL,
    key text NOT NULL,
    event_id text,
    kind text NOT NULL,
    lang text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    sealed bytea NOT NULL,
    state text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    sent_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT mails_sent CHECK (((state = 'sent'::text) = (sent_at IS NOT NULL))),
    CONSTRAINT mails_state CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'kept'::text]))),
    CONSTRAINT mails_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE mail_counts (
    organization_id text NOT NULL,
    day date NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    mails integer NOT NULL,
    CONSTRAINT mail_counts_pkey PRIMARY KEY (organization_id, day, kind, key)
);

-- organizations

CREATE TABLE organizations (
    id text NOT NULL,
    name text NOT NULL,
    lang text DEFAULT 'en'::text NOT NULL,
    private boolean DEFAULT false NOT NULL,
    plan text DEFAULT 'free'::text NOT NULL,
    superadmin_team_id text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    confirm_bookers boolean DEFAULT true NOT NULL,
    week_start text DEFAULT 'monday'::text NOT NULL,
    blocked_guests jsonb DEFAULT '[]'::jsonb NOT NULL,
    timezone text,
    hour_cycle text,
    accent text,
    logo jsonb,
    footer text DEFAULT ''::text NOT NULL,
    privacy_url text,
    imprint_url text,
    credit boolean DEFAULT true NOT NULL,
    sandbox_of text,
    open_polls boolean DEFAULT false NOT NULL,
    CONSTRAINT organizations_pkey PRIMARY KEY (id)
);

CREATE TABLE api_keys (
    id text NOT NULL,
    organization_id text NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    hash bytea NOT NULL,
    scopes text[] DEFAULT ARRAY[]::text[] NOT NULL,
    last_used_at timestamp(3) with time zone,
    revoked_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    expires_at timestamp(3) with time zone,
    version text DEFAULT '2026-11-23'::text NOT NULL,
    created_by text,
    CONSTRAINT api_keys_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE idempotency_keys (
    organization_id text NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    status integer NOT NULL,
    headers jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    sealed_body bytea NOT NULL,
    CONSTRAINT idempotency_keys_pkey PRIMARY KEY (organization_id, key)
);

CREATE TABLE rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint,
    CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);

-- preferences

CREATE TABLE user_preferences (
    user_id text NOT NULL,
    organization_id text NOT NULL,
    email jsonb DEFAULT '{}'::jsonb NOT NULL,
    push jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    first_steps_hidden boolean DEFAULT false NOT NULL,
    lists jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT user_preferences_pkey PRIMARY KEY (organization_id, user_id)
);

CREATE TABLE team_admin_preferences (
    id text NOT NULL,
    organization_id text NOT NULL,
    team_id text NOT NULL,
    email jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    CONSTRAINT team_admin_preferences_pkey PRIMARY KEY (organization_id, id)
);

-- provisioning

CREATE TABLE provisioned_users (
    organization_id text NOT NULL,
    user_id text NOT NULL,
    user_name citext NOT NULL,
    external_id text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    CONSTRAINT provisioned_users_pkey PRIMARY KEY (organization_id, user_id)
);

CREATE TABLE provisioned_teams (
    organization_id text NOT NULL,
    team_id text NOT NULL,
    display_name citext NOT NULL,
    external_id text,
    is_own boolean NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    CONSTRAINT provisioned_teams_pkey PRIMARY KEY (organization_id, team_id)
);

CREATE TABLE provisioning_states (
    organization_id text NOT NULL,
    last_request_at timestamp(3) with time zone NOT NULL,
    last_error_at timestamp(3) with time zone,
    last_error jsonb,
    CONSTRAINT provisioning_states_pkey PRIMARY KEY (organization_id)
);

-- push

CREATE TABLE push_subscriptions (
    id text NOT NULL,
    organization_id text NOT NULL,
    user_id text NOT NULL,
    endpoint_hash bytea NOT NULL,
    service text NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    session_id text,
    CONSTRAINT push_subscriptions_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE push_messages (
    id text NOT NULL,
    organization_id text NOT NULL,
    subscription_id text NOT NULL,
    key text NOT NULL,
    sealed bytea NOT NULL,
    state text DEFAULT 'queued'::text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT push_messages_state CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text]))),
    CONSTRAINT push_messages_pkey PRIMARY KEY (organization_id, id)
);

-- routing-forms

CREATE TABLE forms (
    id text NOT NULL,
    organization_id text NOT NULL,
    handle citext NOT NULL,
    title jsonb NOT NULL,
    description jsonb,
    active boolean DEFAULT true NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    questions jsonb DEFAULT '[]'::jsonb NOT NULL,
    rules jsonb DEFAULT '[]'::jsonb NOT NULL,
    otherwise jsonb,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    proof_of_work boolean DEFAULT false NOT NULL,
    CONSTRAINT forms_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE form_responses (
    id text NOT NULL,
    organization_id text NOT NULL,
    form_id text NOT NULL,
    token_hash bytea NOT NULL,
    answers jsonb DEFAULT '[]'::jsonb NOT NULL,
    email text,
    lang text NOT NULL,
    rule_id text,
    target jsonb NOT NULL,
    utm jsonb,
    event_id text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT form_responses_pkey PRIMARY KEY (organization_id, id)
);

-- secrets

CREATE TABLE sealing_keys (
    key_id bytea NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT sealing_keys_pkey PRIMARY KEY (key_id)
);

-- sign-in

CREATE TABLE sign_in_settings (
    organization_id text NOT NULL,
    issuer text,
    client_id text,
    client_secret bytea,
    group_claim text DEFAULT 'groups'::text NOT NULL,
    admin_groups jsonb DEFAULT '[]'::jsonb NOT NULL,
    team_groups jsonb DEFAULT '[]'::jsonb NOT NULL,
    joining boolean DEFAULT false NOT NULL,
    provider_only boolean DEFAULT false NOT NULL,
    emergency_user_id text,
    factor_required boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    attributes jsonb DEFAULT '{}'::jsonb NOT NULL,
    certificates jsonb DEFAULT '[]'::jsonb NOT NULL,
    idp_initiated boolean DEFAULT false NOT NULL,
    kind text DEFAULT 'oidc'::text NOT NULL,
    metadata_url text,
    sign_in_url text,
    CONSTRAINT sign_in_settings_pkey PRIMARY KEY (organization_id)
);

CREATE TABLE saml_requests (
    organization_id text NOT NULL,
    token_hash bytea NOT NULL,
    sealed bytea,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT saml_requests_pkey PRIMARY KEY (organization_id, token_hash)
);

CREATE TABLE sign_in_domains (
    organization_id text NOT NULL,
    id text NOT NULL,
    domain text NOT NULL,
    proof text NOT NULL,
    proven_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT sign_in_domains_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE identities (
    organization_id text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    last_used_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT identities_pkey PRIMARY KEY (organization_id, issuer, subject)
);

CREATE TABLE authenticators (
    organization_id text NOT NULL,
    user_id text NOT NULL,
    secret bytea NOT NULL,
    confirmed_at timestamp(3) with time zone,
    last_step integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT authenticators_pkey PRIMARY KEY (organization_id, user_id)
);

CREATE TABLE passkeys (
    organization_id text NOT NULL,
    id text NOT NULL,
    user_id text NOT NULL,
    credential text NOT NULL,
    public_key text NOT NULL,
    counter bigint DEFAULT 0 NOT NULL,
    transports jsonb DEFAULT '[]'::jsonb NOT NULL,
    name text NOT NULL,
    last_used_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT passkeys_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE recovery_codes (
    organization_id text NOT NULL,
    user_id text NOT NULL,
    code_hash bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT recovery_codes_pkey PRIMARY KEY (organization_id, user_id, code_hash)
);

CREATE TABLE spent_challenges (
    organization_id text NOT NULL,
    token_hash bytea NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT spent_challenges_pkey PRIMARY KEY (organization_id, token_hash)
);

-- test-mode

CREATE TABLE test_clocks (
    organization_id text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    runs_since timestamp(3) with time zone,
    target timestamp(3) with time zone,
    resumes boolean DEFAULT false NOT NULL,
    tidied_at timestamp(3) with time zone NOT NULL,
    held_until timestamp(3) with time zone,
    held_by text,
    CONSTRAINT test_clocks_pkey PRIMARY KEY (organization_id)
);

CREATE TABLE test_jobs (
    organization_id text NOT NULL,
    id text NOT NULL,
    task text NOT NULL,
    payload jsonb NOT NULL,
    key text,
    due_at timestamp(3) with time zone NOT NULL,
    not_before timestamp(3) with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    failed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT test_jobs_pkey PRIMARY KEY (organization_id, id)
);

-- third-parties

CREATE TABLE third_parties (
    id text NOT NULL,
    organization_id text NOT NULL,
    name text NOT NULL,
    contact_email text,
    contact_name text,
    secret bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    secret_hash bytea NOT NULL,
    CONSTRAINT third_parties_pkey PRIMARY KEY (organization_id, id)
);

-- tokens

CREATE TABLE personal_tokens (
    id text NOT NULL,
    organization_id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    token_hash bytea NOT NULL,
    scopes text[] DEFAULT ARRAY[]::text[] NOT NULL,
    state_hash bytea NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT personal_tokens_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE oauth_apps (
    id text NOT NULL,
    organization_id text NOT NULL,
    name text NOT NULL,
    logo_url text,
    redirect_uris text[] DEFAULT ARRAY[]::text[] NOT NULL,
    scopes text[] DEFAULT ARRAY[]::text[] NOT NULL,
    secret_hash bytea,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    CONSTRAINT oauth_apps_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE oauth_grants (
    id text NOT NULL,
    organization_id text NOT NULL,
    user_id text NOT NULL,
    app_id text,
    client_id text NOT NULL,
    client_name text NOT NULL,
    redirect_uri text NOT NULL,
    scopes text[] DEFAULT ARRAY[]::text[] NOT NULL,
    resource text,
    state_hash bytea NOT NULL,
    last_used_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT oauth_grants_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE oauth_tokens (
    organization_id text NOT NULL,
    token_hash bytea NOT NULL,
    grant_id text NOT NULL,
    kind text NOT NULL,
    scopes text[] DEFAULT ARRAY[]::text[] NOT NULL,
    challenge text,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT oauth_tokens_pkey PRIMARY KEY (organization_id, token_hash)
);

-- users

CREATE TABLE users (
    id text NOT NULL,
    organization_id text NOT NULL,
    extid text,
    email text,
    first_name text,
    last_name text,
    timezone text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    picture_url text,
    admin boolean DEFAULT false NOT NULL,
    signedup_with text DEFAULT 'api'::text NOT NULL,
    plan text DEFAULT 'free'::text NOT NULL,
    free_trial_days integer DEFAULT 0 NOT NULL,
    free_trial_started timestamp(3) with time zone,
    free_trial_until timestamp(3) with time zone,
    consent_terms timestamp(3) with time zone,
    calendar_list_id text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    email_confirmed_at timestamp(3) with time zone,
    travel jsonb DEFAULT '[]'::jsonb NOT NULL,
    resource boolean DEFAULT false NOT NULL,
    capacity integer,
    place text,
    role text,
    suspended_at timestamp(3) with time zone,
    CONSTRAINT users_capacity_of_resources CHECK (((capacity IS NULL) OR (resource AND (capacity > 0)))),
    CONSTRAINT users_resources_without_address CHECK (((NOT resource) OR (email IS NULL))),
    CONSTRAINT users_role_known CHECK (((role IS NULL) OR (role = ANY (ARRAY['owner'::text, 'admin'::text, 'manager'::text, 'member'::text, 'viewer'::text])))),
    CONSTRAINT users_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE logins (
    user_id text NOT NULL,
    username citext NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    organization_id text NOT NULL,
    CONSTRAINT logins_pkey PRIMARY KEY (organization_id, user_id)
);

CREATE TABLE sessions (
    id text NOT NULL,
    token_hash bytea NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    user_agent text,
    last_used_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    organization_id text NOT NULL,
    proven_at timestamp(3) with time zone,
    test_mode boolean DEFAULT false NOT NULL,
    CONSTRAINT sessions_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE seeing_as (
    organization_id text NOT NULL,
    session_id text NOT NULL,
    onlooker_id text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT seeing_as_pkey PRIMARY KEY (organization_id, session_id)
);

CREATE TABLE last_visits (
    organization_id text NOT NULL,
    user_id text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    CONSTRAINT last_visits_pkey PRIMARY KEY (organization_id, user_id)
);

CREATE TABLE signup_links (
    token_hash bytea NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    kind text DEFAULT 'signup'::text NOT NULL,
    state_hash bytea NOT NULL,
    personal boolean DEFAULT false NOT NULL,
    organization_id text NOT NULL,
    CONSTRAINT signup_links_kind CHECK ((kind = ANY (ARRAY['signup'::text, 'password'::text, 'address'::text]))),
    CONSTRAINT signup_links_pkey PRIMARY KEY (organization_id, token_hash)
);

CREATE TABLE teams (
    id text NOT NULL,
    organization_id text NOT NULL,
    extid text NOT NULL,
    name text NOT NULL,
    level_name text,
    public boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    assignment jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT teams_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE team_members (
    team_id text NOT NULL,
    user_id text NOT NULL,
    member boolean DEFAULT true NOT NULL,
    admin boolean DEFAULT false NOT NULL,
    member_position integer DEFAULT 0 NOT NULL,
    admin_position integer DEFAULT 0 NOT NULL,
    last_turn integer,
    share double precision,
    organization_id text NOT NULL,
    CONSTRAINT team_members_pkey PRIMARY KEY (organization_id, team_id, user_id)
);

CREATE TABLE invitations (
    id text NOT NULL,
    organization_id text NOT NULL,
    token_hash bytea NOT NULL,
    name text NOT NULL,
    expires_at timestamp(3) with time zone,
    max_uses integer,
    uses integer DEFAULT 0 NOT NULL,
    revoked_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    role text DEFAULT 'member'::text NOT NULL,
    team_id text,
    email text,
    first_name text,
    last_name text,
    language text,
    invited_by text,
    user_id text,
    mailed_at timestamp(3) with time zone,
    mails integer DEFAULT 0 NOT NULL,
    joined_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT invitations_role_known CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'manager'::text, 'member'::text, 'viewer'::text]))),
    CONSTRAINT invitations_uses CHECK (((uses >= 0) AND ((max_uses IS NULL) OR (uses <= max_uses)))),
    CONSTRAINT invitations_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE joinings (
    token_hash bytea NOT NULL,
    invitation_id text NOT NULL,
    sealed bytea NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    organization_id text NOT NULL,
    CONSTRAINT joinings_pkey PRIMARY KEY (organization_id, token_hash)
);

CREATE TABLE offboardings (
    id text NOT NULL,
    organization_id text NOT NULL,
    user_id text NOT NULL,
    user_name text,
    plan jsonb NOT NULL,
    state text DEFAULT 'running'::text NOT NULL,
    done jsonb DEFAULT '{}'::jsonb NOT NULL,
    problem text,
    left_over integer DEFAULT 0 NOT NULL,
    started_by text,
    finished_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    problem_reason text,
    CONSTRAINT offboardings_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'stopped'::text]))),
    CONSTRAINT offboardings_pkey PRIMARY KEY (organization_id, id)
);

-- webhooks

CREATE TABLE webhooks (
    id text NOT NULL,
    organization_id text NOT NULL,
    action text NOT NULL,
    target_url text NOT NULL,
    format text DEFAULT 'array'::text NOT NULL,
    disabled_at timestamp(3) with time zone,
    disabled_reason text,
    failing_since timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    v integer DEFAULT 0 NOT NULL,
    further_actions text[] DEFAULT ARRAY[]::text[] NOT NULL,
    version text DEFAULT '2026-11-01'::text NOT NULL,
    filter jsonb,
    CONSTRAINT webhooks_format CHECK ((format = ANY (ARRAY['array'::text, 'object'::text]))),
    CONSTRAINT webhooks_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE webhook_secrets (
    id text NOT NULL,
    webhook_id text NOT NULL,
    organization_id text NOT NULL,
    sealed bytea NOT NULL,
    expires_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT webhook_secrets_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE webhook_deliveries (
    id text NOT NULL,
    webhook_id text NOT NULL,
    organization_id text NOT NULL,
    action text NOT NULL,
    body text NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    tried_before integer DEFAULT 0 NOT NULL,
    next_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    event_id text,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT webhook_deliveries_next CHECK (((state = 'pending'::text) = (next_at IS NOT NULL))),
    CONSTRAINT webhook_deliveries_state CHECK ((state = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text]))),
    CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (organization_id, id)
);

CREATE TABLE webhook_attempts (
    delivery_id text NOT NULL,
    number integer NOT NULL,
    started_at timestamp(3) with time zone NOT NULL,
    ms integer NOT NULL,
    status integer,
    error text,
    answer text,
    organization_id text NOT NULL,
    CONSTRAINT webhook_attempts_pkey PRIMARY KEY (organization_id, delivery_id, number)
);

