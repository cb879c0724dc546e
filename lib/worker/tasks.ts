import type { JobHelpers } from "graphile-worker";
import { MAIL_PASSWORD_LINK } from "@/lib/domain/auth/passwords/tasks";
import { END_SEEING_AS } from "@/lib/domain/auth/seeing-as/tasks";
import { OFFER_FREED } from "@/lib/domain/availability/freed-time/tasks";
import { FOLLOW_CONNECTION } from "@/lib/domain/calendars/company-calendars/tasks";
import {
  END_ACCESS,
  FOLLOW_CALENDAR,
  FOLLOW_ENTRIES,
  SYNC_CALENDAR,
  WRITE_CALENDAR,
} from "@/lib/domain/calendars/tasks";
import { FOLLOW_CONFERENCE, RETRY_CONFERENCES } from "@/lib/domain/conferencing/conferences/tasks";
import { MAIL_OWN_LINK, REMIND } from "@/lib/domain/events/event-mails/tasks";
import { MAIL_MEETINGS } from "@/lib/domain/events/my-meetings/tasks";
import { SEND_PUSH } from "@/lib/domain/events/push/tasks";
import { FOLLOW_POLL, MAIL_NEWS } from "@/lib/domain/events/tasks";
import { OFFBOARD } from "@/lib/domain/lifecycle/offboarding/tasks";
import { SEND_MAIL } from "@/lib/domain/messaging/mail/tasks";
import { DELIVER_WEBHOOK } from "@/lib/domain/messaging/webhooks/tasks";
import { SWEEP_OBJECTS } from "@/lib/domain/tenancy/pictures/tasks";
import { defineTask, type Task } from "@/lib/platform/queue/task";

type Run<Payload> = (payload: Payload, helpers: JobHelpers) => Promise<void>;

/** A task and the file that does it, loaded when it is first needed. */
export interface LoadedTask {
  name: string;
  load: () => Promise<Run<never>>;
}

const runs = <Payload extends object>(
  { name }: Task<Payload>,
  load: () => Promise<Run<Payload>>,
): LoadedTask => ({ name, load: load as LoadedTask["load"] });

const REMOVE_OLD_RECORDS = defineTask<Record<string, never>>("remove_old_records");
const SYNC_DUE_CALENDARS = defineTask<Record<string, never>>("sync_due_calendars");
const FOLLOW_CONNECTIONS = defineTask<Record<string, never>>("follow_connections");
const TELL_BROKEN_CALENDARS = defineTask<Record<string, never>>("tell_broken_calendars");
const CHECK_DOMAINS = defineTask<Record<string, never>>("check_domains");
const QUEUE_ALL_OFFERS = defineTask<Record<string, never>>("queue_all_offers");

export const TASKS: readonly LoadedTask[] = [
  runs(DELIVER_WEBHOOK, async () => (await import("./tasks/deliver-webhook")).deliverWebhook),
  runs(MAIL_NEWS, async () => (await import("./tasks/mail-news")).mailNewsTask),
  runs(FOLLOW_POLL, async () => (await import("./tasks/follow-poll")).followPollTask),
  runs(REMIND, async () => (await import("./tasks/remind")).remindTask),
  runs(MAIL_PASSWORD_LINK, async () => (await import("./tasks/mail-password-link")).mailPasswordLinkTask),
  runs(MAIL_OWN_LINK, async () => (await import("./tasks/mail-own-link")).mailOwnLinkTask),
  runs(MAIL_MEETINGS, async () => (await import("./tasks/mail-meetings")).mailMeetingsTask),
  runs(OFFER_FREED, async () => (await import("./tasks/offer-freed")).offerFreedTask),
  runs(QUEUE_ALL_OFFERS, async () => (await import("./tasks/queue-all-offers")).queueAllOffersTask),
  runs(OFFBOARD, async () => (await import("./tasks/offboard")).offboardTask),
  runs(SEND_MAIL, async () => (await import("./tasks/send-mail")).sendMailTask),
  runs(SEND_PUSH, async () => (await import("./tasks/send-push")).sendPushTask),
  runs(REMOVE_OLD_RECORDS, async () => (await import("./tasks/remove-old-records")).removeOldRecordsTask),
  runs(SYNC_CALENDAR, async () => (await import("./tasks/sync-calendar")).syncCalendarTask),
  runs(SYNC_DUE_CALENDARS, async () => (await import("./tasks/sync-due-calendars")).syncDueCalendars),
  runs(
    TELL_BROKEN_CALENDARS,
    async () => (await import("./tasks/tell-broken-calendars")).tellBrokenCalendars,
  ),
  runs(CHECK_DOMAINS, async () => (await import("./tasks/check-domains")).checkDomainsTask),
  runs(SWEEP_OBJECTS, async () => (await import("./tasks/sweep-objects")).sweepObjectsTask),
  runs(END_ACCESS, async () => (await import("./tasks/end-access")).endAccessTask),
  runs(END_SEEING_AS, async () => (await import("./tasks/end-seeing-as")).endSeeingAsTask),
  runs(FOLLOW_CONNECTION, async () => (await import("./tasks/follow-connection")).followConnectionTask),
  runs(FOLLOW_CONNECTIONS, async () => (await import("./tasks/follow-connections")).followConnectionsTask),
  runs(RETRY_CONFERENCES, async () => (await import("./tasks/retry-conferences")).retryConferencesTask),
  runs(FOLLOW_CONFERENCE, async () => (await import("./tasks/follow-conference")).followConferenceTask),
  runs(WRITE_CALENDAR, async () => (await import("./tasks/write-calendar")).writeCalendar),
  runs(FOLLOW_ENTRIES, async () => (await import("./tasks/follow-entries")).followEntriesTask),
  runs(FOLLOW_CALENDAR, async () => (await import("./tasks/follow-calendar")).followCalendar),
];

export interface CronItem {
  task: string;
  match: string;
}

/** When tasks run by themselves (in UTC). */
export const CRON: readonly CronItem[] = [
  { task: REMOVE_OLD_RECORDS.name, match: "17 3 * * *" },
  { task: SYNC_DUE_CALENDARS.name, match: "* * * * *" },
  { task: TELL_BROKEN_CALENDARS.name, match: "*/5 * * * *" },
  { task: CHECK_DOMAINS.name, match: "*/10 * * * *" },
  { task: QUEUE_ALL_OFFERS.name, match: "*/5 * * * *" },
  { task: FOLLOW_CONNECTIONS.name, match: "*/5 * * * *" },
];
