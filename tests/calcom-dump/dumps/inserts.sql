--
-- PostgreSQL database dump
--

\restrict A0bKsFwqhzfUbkMywRDblDNLGNvb79gfcHSVkdFpksflhYvQbohcvKHsQIrcMeu

-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: BookingStatus; Type: TYPE; Schema: public; Owner: postgres
--

CREATE TYPE public."BookingStatus" AS ENUM (
    'cancelled',
    'accepted',
    'rejected',
    'pending'
);


ALTER TYPE public."BookingStatus" OWNER TO postgres;

--
-- Name: MembershipRole; Type: TYPE; Schema: public; Owner: postgres
--

CREATE TYPE public."MembershipRole" AS ENUM (
    'MEMBER',
    'ADMIN',
    'OWNER'
);


ALTER TYPE public."MembershipRole" OWNER TO postgres;

--
-- Name: PeriodType; Type: TYPE; Schema: public; Owner: postgres
--

CREATE TYPE public."PeriodType" AS ENUM (
    'unlimited',
    'rolling',
    'range',
    'rolling_window'
);


ALTER TYPE public."PeriodType" OWNER TO postgres;

--
-- Name: SchedulingType; Type: TYPE; Schema: public; Owner: postgres
--

CREATE TYPE public."SchedulingType" AS ENUM (
    'roundRobin',
    'collective',
    'managed'
);


ALTER TYPE public."SchedulingType" OWNER TO postgres;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: Attendee; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."Attendee" (
    id integer NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    "timeZone" text NOT NULL,
    "phoneNumber" text,
    "bookingId" integer
);


ALTER TABLE public."Attendee" OWNER TO postgres;

--
-- Name: Attendee_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public."Attendee_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public."Attendee_id_seq" OWNER TO postgres;

--
-- Name: Attendee_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public."Attendee_id_seq" OWNED BY public."Attendee".id;


--
-- Name: Availability; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."Availability" (
    id integer NOT NULL,
    "userId" integer,
    "eventTypeId" integer,
    days integer[],
    "startTime" time without time zone NOT NULL,
    "endTime" time without time zone NOT NULL,
    date date,
    "scheduleId" integer
);


ALTER TABLE public."Availability" OWNER TO postgres;

--
-- Name: Availability_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public."Availability_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public."Availability_id_seq" OWNER TO postgres;

--
-- Name: Availability_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public."Availability_id_seq" OWNED BY public."Availability".id;


--
-- Name: Booking; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."Booking" (
    id integer NOT NULL,
    uid text NOT NULL,
    "userId" integer,
    "eventTypeId" integer,
    title text NOT NULL,
    description text,
    responses jsonb,
    "startTime" timestamp(3) without time zone NOT NULL,
    "endTime" timestamp(3) without time zone NOT NULL,
    location text,
    "createdAt" timestamp(3) without time zone DEFAULT now() NOT NULL,
    status public."BookingStatus" DEFAULT 'accepted'::public."BookingStatus" NOT NULL,
    metadata jsonb,
    "iCalUID" text DEFAULT ''::text
);


ALTER TABLE public."Booking" OWNER TO postgres;

--
-- Name: BookingReference; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."BookingReference" (
    id integer NOT NULL,
    type text NOT NULL,
    uid text NOT NULL,
    "meetingUrl" text,
    "bookingId" integer,
    deleted boolean
);


ALTER TABLE public."BookingReference" OWNER TO postgres;

--
-- Name: BookingReference_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public."BookingReference_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public."BookingReference_id_seq" OWNER TO postgres;

--
-- Name: BookingReference_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public."BookingReference_id_seq" OWNED BY public."BookingReference".id;


--
-- Name: BookingSeat; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."BookingSeat" (
    id integer NOT NULL,
    "referenceUid" text NOT NULL,
    "bookingId" integer NOT NULL,
    "attendeeId" integer NOT NULL,
    data jsonb
);


ALTER TABLE public."BookingSeat" OWNER TO postgres;

--
-- Name: BookingSeat_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public."BookingSeat_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public."BookingSeat_id_seq" OWNER TO postgres;

--
-- Name: BookingSeat_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public."BookingSeat_id_seq" OWNED BY public."BookingSeat".id;


--
-- Name: Booking_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public."Booking_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public."Booking_id_seq" OWNER TO postgres;

--
-- Name: Booking_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public."Booking_id_seq" OWNED BY public."Booking".id;


--
-- Name: Credential; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."Credential" (
    id integer NOT NULL,
    type text NOT NULL,
    key jsonb NOT NULL,
    "userId" integer
);


ALTER TABLE public."Credential" OWNER TO postgres;

--
-- Name: Credential_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public."Credential_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public."Credential_id_seq" OWNER TO postgres;

--
-- Name: Credential_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public."Credential_id_seq" OWNED BY public."Credential".id;


--
-- Name: EventType; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."EventType" (
    id integer NOT NULL,
    title text NOT NULL,
    slug text NOT NULL,
    description text,
    "position" integer DEFAULT 0 NOT NULL,
    locations jsonb,
    length integer NOT NULL,
    "offsetStart" integer DEFAULT 0 NOT NULL,
    hidden boolean DEFAULT false NOT NULL,
    "userId" integer,
    "teamId" integer,
    "eventName" text,
    "parentId" integer,
    "bookingFields" jsonb,
    "periodType" public."PeriodType" DEFAULT 'unlimited'::public."PeriodType" NOT NULL,
    "periodStartDate" timestamp(3) without time zone,
    "periodEndDate" timestamp(3) without time zone,
    "periodDays" integer,
    "periodCountCalendarDays" boolean,
    "requiresConfirmation" boolean DEFAULT false NOT NULL,
    "requiresBookerEmailVerification" boolean DEFAULT false NOT NULL,
    "recurringEvent" jsonb,
    "disableGuests" boolean DEFAULT false NOT NULL,
    "minimumBookingNotice" integer DEFAULT 120 NOT NULL,
    "beforeEventBuffer" integer DEFAULT 0 NOT NULL,
    "afterEventBuffer" integer DEFAULT 0 NOT NULL,
    "seatsPerTimeSlot" integer,
    "onlyShowFirstAvailableSlot" boolean DEFAULT false NOT NULL,
    "seatsShowAvailabilityCount" boolean DEFAULT true,
    "schedulingType" public."SchedulingType",
    "scheduleId" integer,
    price integer DEFAULT 0 NOT NULL,
    "slotInterval" integer,
    metadata jsonb,
    "successRedirectUrl" text,
    "bookingLimits" jsonb,
    "durationLimits" jsonb
);


ALTER TABLE public."EventType" OWNER TO postgres;

--
-- Name: EventType_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public."EventType_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public."EventType_id_seq" OWNER TO postgres;

--
-- Name: EventType_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public."EventType_id_seq" OWNED BY public."EventType".id;


--
-- Name: Feedback; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."Feedback" (
    id integer NOT NULL,
    comment text
);


ALTER TABLE public."Feedback" OWNER TO postgres;

--
-- Name: Feedback_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public."Feedback_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public."Feedback_id_seq" OWNER TO postgres;

--
-- Name: Feedback_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public."Feedback_id_seq" OWNED BY public."Feedback".id;


--
-- Name: Host; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."Host" (
    "userId" integer NOT NULL,
    "eventTypeId" integer NOT NULL,
    "isFixed" boolean DEFAULT false NOT NULL
);


ALTER TABLE public."Host" OWNER TO postgres;

--
-- Name: Membership; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."Membership" (
    id integer NOT NULL,
    "teamId" integer NOT NULL,
    "userId" integer NOT NULL,
    accepted boolean DEFAULT false NOT NULL,
    role public."MembershipRole" NOT NULL
);


ALTER TABLE public."Membership" OWNER TO postgres;

--
-- Name: Membership_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public."Membership_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public."Membership_id_seq" OWNER TO postgres;

--
-- Name: Membership_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public."Membership_id_seq" OWNED BY public."Membership".id;


--
-- Name: Profile; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."Profile" (
    id integer NOT NULL,
    uid text NOT NULL,
    "userId" integer NOT NULL,
    "organizationId" integer NOT NULL,
    username text NOT NULL
);


ALTER TABLE public."Profile" OWNER TO postgres;

--
-- Name: Profile_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public."Profile_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public."Profile_id_seq" OWNER TO postgres;

--
-- Name: Profile_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public."Profile_id_seq" OWNED BY public."Profile".id;


--
-- Name: Schedule; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."Schedule" (
    id integer NOT NULL,
    "userId" integer NOT NULL,
    name text NOT NULL,
    "timeZone" text
);


ALTER TABLE public."Schedule" OWNER TO postgres;

--
-- Name: Schedule_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public."Schedule_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public."Schedule_id_seq" OWNER TO postgres;

--
-- Name: Schedule_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public."Schedule_id_seq" OWNED BY public."Schedule".id;


--
-- Name: Team; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public."Team" (
    id integer NOT NULL,
    name text NOT NULL,
    slug text,
    bio text,
    "parentId" integer,
    "isOrganization" boolean DEFAULT false NOT NULL
);


ALTER TABLE public."Team" OWNER TO postgres;

--
-- Name: Team_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public."Team_id_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public."Team_id_seq" OWNER TO postgres;

--
-- Name: Team_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public."Team_id_seq" OWNED BY public."Team".id;


--
-- Name: _user_eventtype; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public._user_eventtype (
    "A" integer NOT NULL,
    "B" integer NOT NULL
);


ALTER TABLE public._user_eventtype OWNER TO postgres;

--
-- Name: users; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.users (
    id integer NOT NULL,
    username text,
    name text,
    email text NOT NULL,
    bio text,
    "timeZone" text NOT NULL,
    created timestamp(3) without time zone DEFAULT now() NOT NULL,
    "defaultScheduleId" integer,
    locale text,
    "twoFactorSecret" text,
    locked boolean DEFAULT false NOT NULL,
    metadata jsonb
);


ALTER TABLE public.users OWNER TO postgres;

--
-- Name: users_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public.users_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public.users_id_seq OWNER TO postgres;

--
-- Name: users_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public.users_id_seq OWNED BY public.users.id;


--
-- Name: Attendee id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Attendee" ALTER COLUMN id SET DEFAULT nextval('public."Attendee_id_seq"'::regclass);


--
-- Name: Availability id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Availability" ALTER COLUMN id SET DEFAULT nextval('public."Availability_id_seq"'::regclass);


--
-- Name: Booking id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Booking" ALTER COLUMN id SET DEFAULT nextval('public."Booking_id_seq"'::regclass);


--
-- Name: BookingReference id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."BookingReference" ALTER COLUMN id SET DEFAULT nextval('public."BookingReference_id_seq"'::regclass);


--
-- Name: BookingSeat id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."BookingSeat" ALTER COLUMN id SET DEFAULT nextval('public."BookingSeat_id_seq"'::regclass);


--
-- Name: Credential id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Credential" ALTER COLUMN id SET DEFAULT nextval('public."Credential_id_seq"'::regclass);


--
-- Name: EventType id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."EventType" ALTER COLUMN id SET DEFAULT nextval('public."EventType_id_seq"'::regclass);


--
-- Name: Feedback id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Feedback" ALTER COLUMN id SET DEFAULT nextval('public."Feedback_id_seq"'::regclass);


--
-- Name: Membership id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Membership" ALTER COLUMN id SET DEFAULT nextval('public."Membership_id_seq"'::regclass);


--
-- Name: Profile id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Profile" ALTER COLUMN id SET DEFAULT nextval('public."Profile_id_seq"'::regclass);


--
-- Name: Schedule id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Schedule" ALTER COLUMN id SET DEFAULT nextval('public."Schedule_id_seq"'::regclass);


--
-- Name: Team id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Team" ALTER COLUMN id SET DEFAULT nextval('public."Team_id_seq"'::regclass);


--
-- Name: users id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.users ALTER COLUMN id SET DEFAULT nextval('public.users_id_seq'::regclass);


--
-- Data for Name: Attendee; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."Attendee" VALUES (1, 'old@mail.example', 'Old', 'UTC', NULL, 1);
INSERT INTO public."Attendee" VALUES (2, 'Kim@mail.example', 'Kim', 'Europe/Paris', '+4930123456', 2);
INSERT INTO public."Attendee" VALUES (3, 'friend@mail.example', 'Friend', 'UTC', NULL, 2);
INSERT INTO public."Attendee" VALUES (4, 'lou@mail.example', 'Lou', 'UTC', NULL, 4);
INSERT INTO public."Attendee" VALUES (5, 'pat@mail.example', 'Pat', 'UTC', NULL, 5);
INSERT INTO public."Attendee" VALUES (6, 'ben@dump.example.com', 'Ben', 'UTC', NULL, 5);
INSERT INTO public."Attendee" VALUES (7, 'one@mail.example', 'One', 'UTC', NULL, 6);
INSERT INTO public."Attendee" VALUES (8, 'two@mail.example', 'Two', 'UTC', NULL, 6);


--
-- Data for Name: Availability; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."Availability" VALUES (1, NULL, NULL, '{2}', '17:00:00', '20:00:00', NULL, 1);
INSERT INTO public."Availability" VALUES (2, NULL, NULL, '{1,2,3,4,5}', '09:00:00', '17:00:00', NULL, 2);
INSERT INTO public."Availability" VALUES (3, NULL, NULL, '{0}', '10:00:00', '12:00:00', NULL, 2);
INSERT INTO public."Availability" VALUES (4, NULL, NULL, '{}', '10:00:00', '11:00:00', '2036-05-06', 2);
INSERT INTO public."Availability" VALUES (5, NULL, NULL, '{}', '00:00:00', '00:00:00', '2036-05-07', 2);
INSERT INTO public."Availability" VALUES (6, NULL, NULL, '{1,2,3,4,5}', '08:00:00', '23:59:00', NULL, 3);


--
-- Data for Name: Booking; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."Booking" VALUES (1, 'past', 1, 1, 'Past', NULL, '{}', '2020-05-06 08:00:00', '2020-05-06 08:30:00', NULL, '2026-11-30 07:55:09.707', 'accepted', NULL, '');
INSERT INTO public."Booking" VALUES (2, 'coming', 1, 1, 'Intro call between Ana and Kim', NULL, '{"name": "Kim", "size": "More", "email": "kim@mail.example", "notes": "Call; me\tsoon\\n", "guests": ["friend@mail.example"]}', '2036-05-08 08:00:00', '2036-05-08 08:30:00', 'integrations:google:meet', '2026-11-30 07:55:09.707', 'accepted', '{"videoCallUrl": "https://meet.google.com/abc-defg-hij"}', 'coming@Cal.com');
INSERT INTO public."Booking" VALUES (3, 'gone', 1, 1, 'Cancelled', NULL, '{}', '2036-05-09 08:00:00', '2036-05-09 08:30:00', NULL, '2026-11-30 07:55:09.707', 'cancelled', NULL, '');
INSERT INTO public."Booking" VALUES (4, 'request', 2, 2, 'Request', NULL, '{}', '2036-05-09 13:00:00', '2036-05-09 13:45:00', NULL, '2026-11-30 07:55:09.707', 'pending', NULL, '');
INSERT INTO public."Booking" VALUES (5, 'both', 1, 3, 'Sales demo', NULL, '{}', '2036-05-12 13:00:00', '2036-05-12 14:00:00', 'integrations:daily', '2026-11-30 07:55:09.707', 'accepted', NULL, '');
INSERT INTO public."Booking" VALUES (6, 'seats', 1, 4, 'Workshop', NULL, '{}', '2036-05-13 13:00:00', '2036-05-13 14:30:00', 'https://video.example.com/room', '2026-11-30 07:55:09.707', 'accepted', NULL, '');


--
-- Data for Name: BookingReference; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."BookingReference" VALUES (1, 'daily_video', 'd1', 'https://old.daily.co/d1', 5, true);
INSERT INTO public."BookingReference" VALUES (2, 'daily_video', 'd2', 'https://new.daily.co/d2', 5, NULL);


--
-- Data for Name: BookingSeat; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."BookingSeat" VALUES (1, 's1', 6, 7, '{"responses": {"diet": "None", "name": "One"}}');
INSERT INTO public."BookingSeat" VALUES (2, 's2', 6, 8, '{"responses": {"diet": "Vegan", "name": "Two"}}');


--
-- Data for Name: Credential; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."Credential" VALUES (1, 'google_calendar', '{"access_token": "ya29.secret"}', 1);


--
-- Data for Name: EventType; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."EventType" VALUES (1, 'Intro call', 'intro', 'We talk.
INSERT INTO public.users VALUES (99, ''evil'');', 0, '[{"type": "integrations:google:meet"}, {"type": "inPerson", "address": "Main St 1"}, {"type": "integrations:daily"}]', 30, 0, false, 1, NULL, '{Event type title} with {Scheduler}', NULL, '[{"name": "name", "type": "name", "editable": "system", "required": true}, {"name": "email", "type": "email", "editable": "system", "required": true}, {"name": "size", "type": "select", "label": "Size of your team", "options": [{"label": "1", "value": "1"}, {"label": "More", "value": "More"}], "editable": "user", "required": true}]', 'rolling', NULL, NULL, 21, true, false, false, NULL, false, 240, 10, 5, NULL, false, true, NULL, 1, 0, 15, '{"multipleDuration": [30, 60]}', 'https://thanks.example.com/', '{"PER_DAY": 3, "PER_WEEK": 10}', '{"PER_DAY": 120}');
INSERT INTO public."EventType" VALUES (2, 'Review', 'review', NULL, 0, NULL, 45, 0, false, 2, NULL, NULL, NULL, NULL, 'range', '2036-01-01 00:00:00', '2036-12-31 00:00:00', NULL, NULL, true, false, NULL, false, 120, 0, 0, NULL, false, true, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public."EventType" VALUES (3, 'Sales demo', 'demo', NULL, 0, NULL, 60, 0, false, NULL, 2, NULL, NULL, NULL, 'unlimited', NULL, NULL, NULL, NULL, false, false, NULL, false, 120, 0, 0, NULL, false, true, 'collective', NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public."EventType" VALUES (4, 'Workshop', 'workshop', NULL, 0, NULL, 90, 0, false, NULL, 2, NULL, NULL, NULL, 'unlimited', NULL, NULL, NULL, NULL, false, false, NULL, false, 120, 0, 0, 8, false, true, 'roundRobin', NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public."EventType" VALUES (5, 'Old type', 'old', NULL, 0, NULL, 20, 0, false, NULL, 2, NULL, NULL, NULL, 'unlimited', NULL, NULL, NULL, NULL, false, false, NULL, false, 120, 0, 0, NULL, false, true, 'roundRobin', NULL, 0, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: Feedback; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."Feedback" VALUES (1, 'Nice!
INSERT INTO public.users (id, username, name, email, "timeZone") VALUES (98, ''evil'', ''Evil'', ''evil@mail.example'', ''UTC'');
COPY public.users (id, email) FROM stdin;');


--
-- Data for Name: Host; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."Host" VALUES (1, 3, true);
INSERT INTO public."Host" VALUES (2, 3, true);
INSERT INTO public."Host" VALUES (2, 4, false);
INSERT INTO public."Host" VALUES (1, 4, true);


--
-- Data for Name: Membership; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."Membership" VALUES (1, 1, 1, true, 'OWNER');
INSERT INTO public."Membership" VALUES (2, 1, 2, true, 'MEMBER');
INSERT INTO public."Membership" VALUES (3, 2, 1, true, 'ADMIN');
INSERT INTO public."Membership" VALUES (4, 2, 2, true, 'MEMBER');


--
-- Data for Name: Profile; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."Profile" VALUES (1, 'u1', 1, 1, 'ana-lopez');


--
-- Data for Name: Schedule; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."Schedule" VALUES (1, 1, 'Evenings', 'Europe/Berlin');
INSERT INTO public."Schedule" VALUES (2, 1, 'Working hours', NULL);
INSERT INTO public."Schedule" VALUES (3, 2, 'Hours', 'America/New_York');


--
-- Data for Name: Team; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public."Team" VALUES (1, 'Harbour', 'harbour', NULL, NULL, true);
INSERT INTO public."Team" VALUES (2, 'Sales', 'sales', NULL, 1, false);


--
-- Data for Name: _user_eventtype; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public._user_eventtype VALUES (1, 1);
INSERT INTO public._user_eventtype VALUES (2, 2);
INSERT INTO public._user_eventtype VALUES (5, 2);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO public.users VALUES (1, 'ana', 'Ana Lopez', 'Ana@dump.example.com', 'Line one
Line; two	with a tab and C:\temp', 'Europe/Berlin', '2026-11-30 07:55:09.659', 2, 'de', 'secret', false, NULL);
INSERT INTO public.users VALUES (2, 'ben', 'Ben O''Hara', 'ben@dump.example.com', NULL, 'America/New_York', '2026-11-30 07:55:09.659', NULL, 'en', NULL, false, NULL);
INSERT INTO public.users VALUES (3, 'spam', 'Spam', 'spam@dump.example.com', NULL, 'UTC', '2026-11-30 07:55:09.659', NULL, 'en', NULL, true, NULL);


--
-- Name: Attendee_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public."Attendee_id_seq"', 8, true);


--
-- Name: Availability_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public."Availability_id_seq"', 6, true);


--
-- Name: BookingReference_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public."BookingReference_id_seq"', 2, true);


--
-- Name: BookingSeat_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public."BookingSeat_id_seq"', 2, true);


--
-- Name: Booking_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public."Booking_id_seq"', 6, true);


--
-- Name: Credential_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public."Credential_id_seq"', 1, true);


--
-- Name: EventType_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public."EventType_id_seq"', 5, true);


--
-- Name: Feedback_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public."Feedback_id_seq"', 1, true);


--
-- Name: Membership_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public."Membership_id_seq"', 4, true);


--
-- Name: Profile_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public."Profile_id_seq"', 1, true);


--
-- Name: Schedule_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public."Schedule_id_seq"', 3, true);


--
-- Name: Team_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public."Team_id_seq"', 2, true);


--
-- Name: users_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public.users_id_seq', 3, true);


--
-- Name: Attendee Attendee_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Attendee"
    ADD CONSTRAINT "Attendee_pkey" PRIMARY KEY (id);


--
-- Name: Availability Availability_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Availability"
    ADD CONSTRAINT "Availability_pkey" PRIMARY KEY (id);


--
-- Name: BookingReference BookingReference_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."BookingReference"
    ADD CONSTRAINT "BookingReference_pkey" PRIMARY KEY (id);


--
-- Name: BookingSeat BookingSeat_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."BookingSeat"
    ADD CONSTRAINT "BookingSeat_pkey" PRIMARY KEY (id);


--
-- Name: Booking Booking_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Booking"
    ADD CONSTRAINT "Booking_pkey" PRIMARY KEY (id);


--
-- Name: Credential Credential_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Credential"
    ADD CONSTRAINT "Credential_pkey" PRIMARY KEY (id);


--
-- Name: EventType EventType_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."EventType"
    ADD CONSTRAINT "EventType_pkey" PRIMARY KEY (id);


--
-- Name: Feedback Feedback_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Feedback"
    ADD CONSTRAINT "Feedback_pkey" PRIMARY KEY (id);


--
-- Name: Host Host_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Host"
    ADD CONSTRAINT "Host_pkey" PRIMARY KEY ("userId", "eventTypeId");


--
-- Name: Membership Membership_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Membership"
    ADD CONSTRAINT "Membership_pkey" PRIMARY KEY (id);


--
-- Name: Profile Profile_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Profile"
    ADD CONSTRAINT "Profile_pkey" PRIMARY KEY (id);


--
-- Name: Schedule Schedule_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Schedule"
    ADD CONSTRAINT "Schedule_pkey" PRIMARY KEY (id);


--
-- Name: Team Team_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public."Team"
    ADD CONSTRAINT "Team_pkey" PRIMARY KEY (id);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- PostgreSQL database dump complete
--

\unrestrict A0bKsFwqhzfUbkMywRDblDNLGNvb79gfcHSVkdFpksflhYvQbohcvKHsQIrcMeu

