-- A small database with the tables of Cal.com that an import reads, and two that it does not.
CREATE TYPE "PeriodType" AS ENUM ('unlimited', 'rolling', 'range', 'rolling_window');
CREATE TYPE "SchedulingType" AS ENUM ('roundRobin', 'collective', 'managed');
CREATE TYPE "BookingStatus" AS ENUM ('cancelled', 'accepted', 'rejected', 'pending');
CREATE TYPE "MembershipRole" AS ENUM ('MEMBER', 'ADMIN', 'OWNER');

CREATE TABLE users (id serial PRIMARY KEY, username text, name text, email text NOT NULL, bio text, "timeZone" text NOT NULL, created timestamp(3) NOT NULL DEFAULT now(), "defaultScheduleId" int, locale text, "twoFactorSecret" text, locked boolean NOT NULL DEFAULT false, metadata jsonb);
CREATE TABLE "Credential" (id serial PRIMARY KEY, type text NOT NULL, key jsonb NOT NULL, "userId" int);
CREATE TABLE "Team" (id serial PRIMARY KEY, name text NOT NULL, slug text, bio text, "parentId" int, "isOrganization" boolean NOT NULL DEFAULT false);
CREATE TABLE "Profile" (id serial PRIMARY KEY, uid text NOT NULL, "userId" int NOT NULL, "organizationId" int NOT NULL, username text NOT NULL);
CREATE TABLE "Membership" (id serial PRIMARY KEY, "teamId" int NOT NULL, "userId" int NOT NULL, accepted boolean NOT NULL DEFAULT false, role "MembershipRole" NOT NULL);
CREATE TABLE "Schedule" (id serial PRIMARY KEY, "userId" int NOT NULL, name text NOT NULL, "timeZone" text);
CREATE TABLE "Availability" (id serial PRIMARY KEY, "userId" int, "eventTypeId" int, days int[], "startTime" time NOT NULL, "endTime" time NOT NULL, date date, "scheduleId" int);
CREATE TABLE "EventType" (
  id serial PRIMARY KEY, title text NOT NULL, slug text NOT NULL, description text, "position" int NOT NULL DEFAULT 0, locations jsonb, length int NOT NULL,
  "offsetStart" int NOT NULL DEFAULT 0, hidden boolean NOT NULL DEFAULT false, "userId" int, "teamId" int, "eventName" text, "parentId" int, "bookingFields" jsonb,
  "periodType" "PeriodType" NOT NULL DEFAULT 'unlimited', "periodStartDate" timestamp(3), "periodEndDate" timestamp(3), "periodDays" int,
  "periodCountCalendarDays" boolean, "requiresConfirmation" boolean NOT NULL DEFAULT false, "requiresBookerEmailVerification" boolean NOT NULL DEFAULT false,
  "recurringEvent" jsonb, "disableGuests" boolean NOT NULL DEFAULT false, "minimumBookingNotice" int NOT NULL DEFAULT 120, "beforeEventBuffer" int NOT NULL DEFAULT 0,
  "afterEventBuffer" int NOT NULL DEFAULT 0, "seatsPerTimeSlot" int, "onlyShowFirstAvailableSlot" boolean NOT NULL DEFAULT false,
  "seatsShowAvailabilityCount" boolean DEFAULT true, "schedulingType" "SchedulingType", "scheduleId" int, price int NOT NULL DEFAULT 0, "slotInterval" int,
  metadata jsonb, "successRedirectUrl" text, "bookingLimits" jsonb, "durationLimits" jsonb);
CREATE TABLE "Host" ("userId" int NOT NULL, "eventTypeId" int NOT NULL, "isFixed" boolean NOT NULL DEFAULT false, PRIMARY KEY ("userId", "eventTypeId"));
CREATE TABLE "_user_eventtype" ("A" int NOT NULL, "B" int NOT NULL);
CREATE TABLE "Booking" (id serial PRIMARY KEY, uid text NOT NULL, "userId" int, "eventTypeId" int, title text NOT NULL, description text, responses jsonb, "startTime" timestamp(3) NOT NULL, "endTime" timestamp(3) NOT NULL, location text, "createdAt" timestamp(3) NOT NULL DEFAULT now(), status "BookingStatus" NOT NULL DEFAULT 'accepted', metadata jsonb, "iCalUID" text DEFAULT '');
CREATE TABLE "BookingReference" (id serial PRIMARY KEY, type text NOT NULL, uid text NOT NULL, "meetingUrl" text, "bookingId" int, deleted boolean);
CREATE TABLE "Attendee" (id serial PRIMARY KEY, email text NOT NULL, name text NOT NULL, "timeZone" text NOT NULL, "phoneNumber" text, "bookingId" int);
CREATE TABLE "BookingSeat" (id serial PRIMARY KEY, "referenceUid" text NOT NULL, "bookingId" int NOT NULL, "attendeeId" int NOT NULL, data jsonb);
CREATE TABLE "Feedback" (id serial PRIMARY KEY, comment text);

INSERT INTO users (username, name, email, "timeZone", "defaultScheduleId", locale, locked, bio, "twoFactorSecret") VALUES
  ('ana', 'Ana Lopez', 'Ana@dump.example.com', 'Europe/Berlin', 2, 'de', false, E'Line one\nLine; two\twith a tab and C:\\temp', 'secret'),
  ('ben', 'Ben O''Hara', 'ben@dump.example.com', 'America/New_York', NULL, 'en', false, NULL, NULL),
  ('spam', 'Spam', 'spam@dump.example.com', 'UTC', NULL, 'en', true, NULL, NULL);
INSERT INTO "Credential" (type, key, "userId") VALUES ('google_calendar', '{"access_token": "ya29.secret"}', 1);
INSERT INTO "Team" (name, slug, "parentId", "isOrganization") VALUES ('Harbour', 'harbour', NULL, true), ('Sales', 'sales', 1, false);
INSERT INTO "Profile" (uid, "userId", "organizationId", username) VALUES ('u1', 1, 1, 'ana-lopez');
INSERT INTO "Membership" ("teamId", "userId", accepted, role) VALUES (1, 1, true, 'OWNER'), (1, 2, true, 'MEMBER'), (2, 1, true, 'ADMIN'), (2, 2, true, 'MEMBER');
INSERT INTO "Schedule" ("userId", name, "timeZone") VALUES (1, 'Evenings', 'Europe/Berlin'), (1, 'Working hours', NULL), (2, 'Hours', 'America/New_York');
INSERT INTO "Availability" (days, "startTime", "endTime", date, "scheduleId") VALUES
  ('{2}', '17:00', '20:00', NULL, 1), ('{1,2,3,4,5}', '09:00', '17:00', NULL, 2), ('{0}', '10:00', '12:00', NULL, 2),
  ('{}', '10:00', '11:00', '2036-05-06', 2), ('{}', '00:00', '00:00', '2036-05-07', 2), ('{1,2,3,4,5}', '08:00', '23:59', NULL, 3);
INSERT INTO "EventType" (title, slug, description, locations, length, "userId", "bookingFields", "periodType", "periodDays", "periodCountCalendarDays", "minimumBookingNotice", "beforeEventBuffer", "afterEventBuffer", "slotInterval", metadata, "bookingLimits", "durationLimits", "scheduleId", "eventName", "successRedirectUrl") VALUES
  ('Intro call', 'intro', E'We talk.\nINSERT INTO public.users VALUES (99, ''evil'');', '[{"type": "integrations:google:meet"}, {"type": "inPerson", "address": "Main St 1"}, {"type": "integrations:daily"}]', 30, 1,
   '[{"name": "name", "type": "name", "required": true, "editable": "system"}, {"name": "email", "type": "email", "required": true, "editable": "system"}, {"name": "size", "type": "select", "label": "Size of your team", "required": true, "editable": "user", "options": [{"label": "1", "value": "1"}, {"label": "More", "value": "More"}]}]',
   'rolling', 21, true, 240, 10, 5, 15, '{"multipleDuration": [30, 60]}', '{"PER_DAY": 3, "PER_WEEK": 10}', '{"PER_DAY": 120}', 1, '{Event type title} with {Scheduler}', 'https://thanks.example.com/');
INSERT INTO "EventType" (title, slug, length, "userId", "requiresConfirmation", "periodType", "periodStartDate", "periodEndDate") VALUES
  ('Review', 'review', 45, 2, true, 'range', '2036-01-01', '2036-12-31');
INSERT INTO "EventType" (title, slug, length, "teamId", "schedulingType", "seatsPerTimeSlot") VALUES ('Sales demo', 'demo', 60, 2, 'collective', NULL), ('Workshop', 'workshop', 90, 2, 'roundRobin', 8), ('Old type', 'old', 20, 2, 'roundRobin', NULL);
INSERT INTO "Host" ("userId", "eventTypeId", "isFixed") VALUES (1, 3, true), (2, 3, true), (2, 4, false), (1, 4, true);
INSERT INTO "_user_eventtype" ("A", "B") VALUES (1, 1), (2, 2), (5, 2);
INSERT INTO "Booking" (uid, "userId", "eventTypeId", title, responses, "startTime", "endTime", location, status, metadata, "iCalUID") VALUES
  ('past', 1, 1, 'Past', '{}', '2020-05-06 08:00', '2020-05-06 08:30', NULL, 'accepted', NULL, ''),
  ('coming', 1, 1, 'Intro call between Ana and Kim', '{"name": "Kim", "email": "kim@mail.example", "size": "More", "notes": "Call; me\tsoon\\n", "guests": ["friend@mail.example"]}', '2036-05-08 08:00', '2036-05-08 08:30', 'integrations:google:meet', 'accepted', '{"videoCallUrl": "https://meet.google.com/abc-defg-hij"}', 'coming@Cal.com'),
  ('gone', 1, 1, 'Cancelled', '{}', '2036-05-09 08:00', '2036-05-09 08:30', NULL, 'cancelled', NULL, ''),
  ('request', 2, 2, 'Request', '{}', '2036-05-09 13:00', '2036-05-09 13:45', NULL, 'pending', NULL, ''),
  ('both', 1, 3, 'Sales demo', '{}', '2036-05-12 13:00', '2036-05-12 14:00', 'integrations:daily', 'accepted', NULL, ''),
  ('seats', 1, 4, 'Workshop', '{}', '2036-05-13 13:00', '2036-05-13 14:30', 'https://video.example.com/room', 'accepted', NULL, '');
INSERT INTO "BookingReference" (type, uid, "meetingUrl", "bookingId", deleted) VALUES ('daily_video', 'd1', 'https://old.daily.co/d1', 5, true), ('daily_video', 'd2', 'https://new.daily.co/d2', 5, NULL);
INSERT INTO "Attendee" (email, name, "timeZone", "phoneNumber", "bookingId") VALUES
  ('old@mail.example', 'Old', 'UTC', NULL, 1), ('Kim@mail.example', 'Kim', 'Europe/Paris', '+4930123456', 2), ('friend@mail.example', 'Friend', 'UTC', NULL, 2),
  ('lou@mail.example', 'Lou', 'UTC', NULL, 4), ('pat@mail.example', 'Pat', 'UTC', NULL, 5), ('ben@dump.example.com', 'Ben', 'UTC', NULL, 5),
  ('one@mail.example', 'One', 'UTC', NULL, 6), ('two@mail.example', 'Two', 'UTC', NULL, 6);
INSERT INTO "BookingSeat" ("referenceUid", "bookingId", "attendeeId", data) VALUES ('s1', 6, 7, '{"responses": {"name": "One", "diet": "None"}}'), ('s2', 6, 8, '{"responses": {"name": "Two", "diet": "Vegan"}}');
INSERT INTO "Feedback" (comment) VALUES (E'Nice!\nINSERT INTO public.users (id, username, name, email, "timeZone") VALUES (98, ''evil'', ''Evil'', ''evil@mail.example'', ''UTC'');\nCOPY public.users (id, email) FROM stdin;');
