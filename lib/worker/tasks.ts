import type { JobHelpers } from "graphile-worker";
import { STOP_IMPERSONATION } from "@/lib/domain/auth/impersonation/tasks";
import { SEND_PASSWORD_LINK } from "@/lib/domain/auth/passwords/tasks";
import { OFFER_FREED } from "@/lib/domain/availability/freed-time/tasks";
import { SYNC_CONNECTION } from "@/lib/domain/calendars/company-calendars/tasks";
import {
  CHECK_CALENDAR_ENTRY,
  REVOKE_ACCESS,
  SYNC_CALENDAR,
  SYNC_USER_ENTRIES,
  WRITE_CALENDAR_ENTRIES,
} from "@/lib/domain/calendars/tasks";
import { RETRY_CONFERENCES, SYNC_CONFERENCE } from "@/lib/domain/conferencing/conferences/tasks";
import { SEND_PERSONAL_LINK, SEND_REMINDER } from "@/lib/domain/events/event-mails/tasks";
import { SEND_MEETINGS_LINK } from "@/lib/domain/events/my-meetings/tasks";
import { REPLAN_STEPS, RUN_DUE_STEPS } from "@/lib/domain/events/planned-steps/tasks";
import { SEND_PUSH } from "@/lib/domain/events/push/tasks";
import { ADVANCE_POLL, SEND_EVENT_NOTIFICATIONS } from "@/lib/domain/events/tasks";
import { RUN_OFFBOARDING } from "@/lib/domain/lifecycle/offboarding/tasks";
import { SEND_MAIL } from "@/lib/domain/messaging/mail/tasks";
import { DELIVER_WEBHOOK } from "@/lib/domain/messaging/webhooks/tasks";
import { DELETE_ORPHANED_OBJECTS } from "@/lib/domain/tenancy/pictures/tasks";
import { defineTask, type Task } from "@/lib/platform/queue/task";

type TaskFunction<Payload> = (payload: Payload, helpers: JobHelpers) => Promise<void>;

/** A task and the module that runs it, loaded on first use. */
export interface LoadedTask {
  name: string;
  load: () => Promise<TaskFunction<never>>;
}

const createLoadedTask = <Payload extends object>(
  { name }: Task<Payload>,
  load: () => Promise<TaskFunction<Payload>>,
): LoadedTask => ({ name, load: load as LoadedTask["load"] });

const REMOVE_OLD_RECORDS = defineTask<Record<string, never>>("remove_old_records");
const SYNC_DUE_CALENDARS = defineTask<Record<string, never>>("sync_due_calendars");
const ENQUEUE_CONNECTION_SYNCS = defineTask<Record<string, never>>("enqueue_connection_syncs");
const NOTIFY_BROKEN_CALENDARS = defineTask<Record<string, never>>("notify_broken_calendars");
const CHECK_DOMAINS = defineTask<Record<string, never>>("check_domains");
const ENQUEUE_ALL_OFFERS = defineTask<Record<string, never>>("enqueue_all_offers");

export const TASKS: readonly LoadedTask[] = [
  createLoadedTask(DELIVER_WEBHOOK, async () => (await import("./tasks/deliver-webhook")).deliverWebhookTask),
  createLoadedTask(
    SEND_EVENT_NOTIFICATIONS,
    async () => (await import("./tasks/send-event-notifications")).sendEventNotificationsTask,
  ),
  createLoadedTask(ADVANCE_POLL, async () => (await import("./tasks/advance-poll")).advancePollTask),
  createLoadedTask(RUN_DUE_STEPS, async () => (await import("./tasks/run-due-steps")).runDueStepsTask),
  createLoadedTask(REPLAN_STEPS, async () => (await import("./tasks/replan-steps")).replanStepsTask),
  createLoadedTask(SEND_REMINDER, async () => (await import("./tasks/send-reminder")).sendReminderTask),
  createLoadedTask(
    SEND_PASSWORD_LINK,
    async () => (await import("./tasks/send-password-link")).sendPasswordLinkTask,
  ),
  createLoadedTask(
    SEND_PERSONAL_LINK,
    async () => (await import("./tasks/send-personal-link")).sendPersonalLinkTask,
  ),
  createLoadedTask(
    SEND_MEETINGS_LINK,
    async () => (await import("./tasks/send-meetings-link")).sendMeetingsLinkTask,
  ),
  createLoadedTask(OFFER_FREED, async () => (await import("./tasks/offer-freed-time")).offerFreedTimeTask),
  createLoadedTask(
    ENQUEUE_ALL_OFFERS,
    async () => (await import("./tasks/enqueue-all-offers")).enqueueAllOffersTask,
  ),
  createLoadedTask(RUN_OFFBOARDING, async () => (await import("./tasks/run-offboarding")).runOffboardingTask),
  createLoadedTask(SEND_MAIL, async () => (await import("./tasks/send-mail")).sendMailTask),
  createLoadedTask(SEND_PUSH, async () => (await import("./tasks/send-push")).sendPushTask),
  createLoadedTask(
    REMOVE_OLD_RECORDS,
    async () => (await import("./tasks/remove-old-records")).removeOldRecordsTask,
  ),
  createLoadedTask(SYNC_CALENDAR, async () => (await import("./tasks/sync-calendar")).syncCalendarTask),
  createLoadedTask(
    SYNC_DUE_CALENDARS,
    async () => (await import("./tasks/sync-due-calendars")).syncDueCalendarsTask,
  ),
  createLoadedTask(
    NOTIFY_BROKEN_CALENDARS,
    async () => (await import("./tasks/notify-broken-calendars")).notifyBrokenCalendarsTask,
  ),
  createLoadedTask(CHECK_DOMAINS, async () => (await import("./tasks/check-domains")).checkDomainsTask),
  createLoadedTask(
    DELETE_ORPHANED_OBJECTS,
    async () => (await import("./tasks/delete-orphaned-objects")).deleteOrphanedObjectsTask,
  ),
  createLoadedTask(REVOKE_ACCESS, async () => (await import("./tasks/revoke-access")).revokeAccessTask),
  createLoadedTask(
    STOP_IMPERSONATION,
    async () => (await import("./tasks/stop-impersonation")).stopImpersonationTask,
  ),
  createLoadedTask(SYNC_CONNECTION, async () => (await import("./tasks/sync-connection")).syncConnectionTask),
  createLoadedTask(
    ENQUEUE_CONNECTION_SYNCS,
    async () => (await import("./tasks/enqueue-connection-syncs")).enqueueConnectionSyncsTask,
  ),
  createLoadedTask(
    RETRY_CONFERENCES,
    async () => (await import("./tasks/retry-conferences")).retryConferencesTask,
  ),
  createLoadedTask(SYNC_CONFERENCE, async () => (await import("./tasks/sync-conference")).syncConferenceTask),
  createLoadedTask(
    WRITE_CALENDAR_ENTRIES,
    async () => (await import("./tasks/write-calendar-entries")).writeCalendarEntriesTask,
  ),
  createLoadedTask(
    SYNC_USER_ENTRIES,
    async () => (await import("./tasks/sync-user-entries")).syncUserEntriesTask,
  ),
  createLoadedTask(
    CHECK_CALENDAR_ENTRY,
    async () => (await import("./tasks/apply-entry-change")).applyEntryChangeTask,
  ),
];

export interface CronItem {
  task: string;
  match: string;
}

/** The schedule of tasks (in UTC). */
export const CRON: readonly CronItem[] = [
  { task: REMOVE_OLD_RECORDS.name, match: "17 3 * * *" },
  { task: SYNC_DUE_CALENDARS.name, match: "* * * * *" },
  { task: NOTIFY_BROKEN_CALENDARS.name, match: "*/5 * * * *" },
  { task: CHECK_DOMAINS.name, match: "*/10 * * * *" },
  { task: ENQUEUE_ALL_OFFERS.name, match: "*/5 * * * *" },
  { task: ENQUEUE_CONNECTION_SYNCS.name, match: "*/5 * * * *" },
];
