import { z } from "zod";
import { STOP_IMPERSONATION } from "@/lib/domain/auth/impersonation/tasks";
import { SEND_PASSWORD_LINK } from "@/lib/domain/auth/passwords/tasks";
import { OFFER_FREED } from "@/lib/domain/availability/freed-time/tasks";
import { LOCATE_PLACES } from "@/lib/domain/availability/travel/tasks";
import { RUN_SUBJECT_STEPS } from "@/lib/domain/bookings/workflow-steps/tasks";
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
import { ADVANCE_POLL, ADVANCE_REQUEST, SEND_EVENT_NOTIFICATIONS } from "@/lib/domain/events/tasks";
import { RUN_TOOL_IMPORT } from "@/lib/domain/lifecycle/imports/tasks";
import { RUN_OFFBOARDING } from "@/lib/domain/lifecycle/offboarding/tasks";
import { RUN_TRANSITION } from "@/lib/domain/lifecycle/transitions/tasks";
import { SEND_MAIL, SEND_SENDER_MAIL } from "@/lib/domain/messaging/mail/tasks";
import {
  CHECK_SLACK_ACCESS,
  MATCH_SLACK_PEOPLE,
  REVOKE_SLACK_TOKEN,
  RUN_SLACK_PRESS,
  SEND_SLACK_MESSAGE,
  UPDATE_SLACK_MESSAGE,
} from "@/lib/domain/messaging/slack/tasks";
import { RECORD_TEXT_COST, SEND_TEXT_MESSAGE, SEND_TEXT_REPLY } from "@/lib/domain/messaging/sms/tasks";
import { DELIVER_WEBHOOK } from "@/lib/domain/messaging/webhooks/tasks";
import {
  SEND_SUBSTITUTE_MAIL,
  SEND_WHATSAPP_MESSAGE,
  SEND_WHATSAPP_REPLY,
} from "@/lib/domain/messaging/whatsapp/tasks";
import { DELETE_ORPHANED_OBJECTS } from "@/lib/domain/tenancy/pictures/tasks";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { defineTask, parsePayload, type Task } from "@/lib/platform/queue/task";
import type { JobRun } from "./run-job";

type TaskFunction<Payload> = (payload: Payload, run: JobRun) => Promise<unknown>;

/** A task and its function, loaded on first use. */
export interface LoadedTask {
  name: string;
  load: () => Promise<TaskFunction<unknown>>;
}

export const createLoadedTask = <Payload extends object>(
  task: Task<Payload>,
  load: () => Promise<TaskFunction<Payload>>,
): LoadedTask => ({
  name: task.name,
  load: async () => {
    const run = await load();
    return (payload, circumstances) => run(parsePayload(task, payload), circumstances);
  },
});

const REMOVE_OLD_RECORDS = defineTask("remove_old_records", z.object({}));
const SYNC_DUE_CALENDARS = defineTask("sync_due_calendars", z.object({}));
const ENQUEUE_CONNECTION_SYNCS = defineTask("enqueue_connection_syncs", z.object({}));
const NOTIFY_BROKEN_CALENDARS = defineTask("notify_broken_calendars", z.object({}));
const CHECK_FAILING_SENDERS = defineTask("check_failing_senders", z.object({}));
const CHECK_DOMAINS = defineTask("check_domains", z.object({}));
const ENQUEUE_ALL_OFFERS = defineTask("enqueue_all_offers", z.object({}));
const ENQUEUE_ALL_LOCATING = defineTask("enqueue_all_locating", z.object({}));
const ENQUEUE_DAY_MAILS = defineTask("enqueue_day_mails", z.object({}));
const ENQUEUE_SLACK_DAYS = defineTask("enqueue_slack_days", z.object({}));
const ENQUEUE_SLACK_MATCHING = defineTask("enqueue_slack_matching", z.object({}));

export const TASKS: readonly LoadedTask[] = [
  createLoadedTask(DELIVER_WEBHOOK, async () => (await import("./tasks/deliver-webhook")).deliverWebhookTask),
  createLoadedTask(
    SEND_EVENT_NOTIFICATIONS,
    async () => (await import("./tasks/send-event-notifications")).sendEventNotificationsTask,
  ),
  createLoadedTask(ADVANCE_POLL, async () => {
    const { advancePoll } = await import("@/lib/domain/events/poll/advance-poll");
    return (payload, { db, now }) => advancePoll(db, payload, now);
  }),
  createLoadedTask(ADVANCE_REQUEST, async () => {
    const { advanceRequest } = await import("@/lib/domain/events/requests/advance-request");
    return (payload, { db, now }) => advanceRequest(db, payload, now);
  }),
  createLoadedTask(RUN_DUE_STEPS, async () => {
    const { runDueSteps } = await import("@/lib/domain/events/planned-steps/run-due-steps");
    return (payload, { db, now }) => runDueSteps(db, payload, now);
  }),
  createLoadedTask(RUN_SUBJECT_STEPS, async () => {
    const { runSubjectSteps } = await import("@/lib/domain/bookings/workflow-steps/run-subject-steps");
    return (payload, { db, now }) => runSubjectSteps(db, payload, now);
  }),
  createLoadedTask(REPLAN_STEPS, async () => {
    const { replanSteps } = await import("@/lib/domain/events/planned-steps/replan-steps");
    return (payload, { db, now }) => replanSteps(db, payload, now);
  }),
  createLoadedTask(SEND_REMINDER, async () => {
    const { enqueueReminderMails } = await import("@/lib/domain/events/event-mails/enqueue-reminder-mails");
    return (payload, { db, now }) => enqueueReminderMails(db, payload, now);
  }),
  createLoadedTask(SEND_PASSWORD_LINK, async () => {
    const { sendPasswordLink } = await import("@/lib/domain/auth/passwords/send-password-link");
    return (payload, { db, now }) => sendPasswordLink(db, payload, now);
  }),
  createLoadedTask(SEND_PERSONAL_LINK, async () => {
    const { enqueuePersonalLinkMail } = await import(
      "@/lib/domain/events/event-mails/enqueue-personal-link-mail"
    );
    return (payload, { db }) => enqueuePersonalLinkMail(db, payload);
  }),
  createLoadedTask(SEND_MEETINGS_LINK, async () => {
    const { enqueueMeetingsMail } = await import("@/lib/domain/events/my-meetings/enqueue-meetings-mail");
    return (payload, { db, now }) => enqueueMeetingsMail(db, payload, now);
  }),
  createLoadedTask(OFFER_FREED, async () => {
    const { offerFreedTime } = await import("@/lib/domain/bookings/waiting-offers/offer-freed-time");
    return (payload, { db, now }) => offerFreedTime(db, payload, now);
  }),
  createLoadedTask(ENQUEUE_ALL_OFFERS, async () => {
    const { enqueueAllOffers } = await import("@/lib/domain/availability/freed-time/enqueue-offers");
    return (_, { db }) => enqueueAllOffers(db);
  }),
  createLoadedTask(LOCATE_PLACES, async () => {
    const { resolvePlaces } = await import("@/lib/domain/availability/travel/resolve-places");
    return ({ organization }, { db, now, signal }) =>
      resolvePlaces(db, asOrganizationId(organization), { now, signal });
  }),
  createLoadedTask(ENQUEUE_ALL_LOCATING, async () => {
    const { enqueueAllLocating } = await import("@/lib/domain/availability/travel/enqueue-locating");
    return (_, { db }) => enqueueAllLocating(db);
  }),
  createLoadedTask(RUN_OFFBOARDING, async () => {
    const { runOffboarding } = await import("@/lib/domain/lifecycle/offboarding/run-offboarding");
    return ({ organization, offboarding }, { db, now }) =>
      runOffboarding(db, asOrganizationId(organization), offboarding, now);
  }),
  createLoadedTask(RUN_TOOL_IMPORT, async () => {
    const { runImport } = await import("@/lib/domain/lifecycle/imports/run-import");
    return ({ organization, import: id }, { db, now, signal }) =>
      runImport(db, asOrganizationId(organization), id, { now, signal });
  }),
  createLoadedTask(RUN_TRANSITION, async () => {
    const { runTransition } = await import("@/lib/domain/lifecycle/transitions/run-transition");
    return ({ organization, transition: id }, { db, now, signal }) =>
      runTransition(db, asOrganizationId(organization), id, { now, signal });
  }),
  createLoadedTask(SEND_MAIL, async () => {
    const { sendMail } = await import("@/lib/domain/messaging/mail/send-mail");
    return (payload, { db, now }) => sendMail(db, payload, now); // retried with growing delays for some days
  }),
  createLoadedTask(SEND_TEXT_MESSAGE, async () => {
    const { sendTextMessage } = await import("@/lib/domain/messaging/sms/send-text-message");
    return (payload, { db, now }) => sendTextMessage(db, payload, now);
  }),
  createLoadedTask(SEND_TEXT_REPLY, async () => {
    const { sendTextReply } = await import("@/lib/domain/messaging/sms/send-text-reply");
    return (payload, { db, now, attempt }) => sendTextReply(db, payload, { now, isRepeated: attempt > 1 });
  }),
  createLoadedTask(SEND_WHATSAPP_MESSAGE, async () => {
    const { sendWhatsappMessage } = await import("@/lib/domain/messaging/whatsapp/send-whatsapp-message");
    return (payload, { db, now }) => sendWhatsappMessage(db, payload, now);
  }),
  createLoadedTask(SEND_WHATSAPP_REPLY, async () => {
    const { sendWhatsappReply } = await import("@/lib/domain/messaging/whatsapp/send-whatsapp-reply");
    return (payload, { db, now, attempt }) =>
      sendWhatsappReply(db, payload, { now, isRepeated: attempt > 1 });
  }),
  createLoadedTask(SEND_SUBSTITUTE_MAIL, async () => {
    const { sendSubstituteMail } = await import("@/lib/domain/events/planned-steps/send-substitute-mail");
    return (payload, { db, now }) => sendSubstituteMail(db, payload, now);
  }),
  createLoadedTask(RECORD_TEXT_COST, async () => {
    const { recordTextCost } = await import("@/lib/domain/messaging/sms/record-text-cost");
    return (payload, { db, now }) => recordTextCost(db, payload, now);
  }),
  createLoadedTask(SEND_SLACK_MESSAGE, async () => {
    const { sendSlackMessage } = await import("@/lib/domain/events/slack/send-slack-message");
    return (payload, { db, now }) => sendSlackMessage(db, payload, now);
  }),
  createLoadedTask(UPDATE_SLACK_MESSAGE, async () => {
    const { updateSlackMessage } = await import("@/lib/domain/events/slack/update-slack-message");
    return (payload, { db, now }) => updateSlackMessage(db, payload, now);
  }),
  createLoadedTask(RUN_SLACK_PRESS, async () => {
    const { runSlackPress } = await import("@/lib/api/slack/run-slack-press");
    return (payload, { db, now }) => runSlackPress(db, payload, now);
  }),
  createLoadedTask(MATCH_SLACK_PEOPLE, async () => {
    const { matchSlackPeople } = await import("@/lib/domain/messaging/slack/match-slack-people");
    return (payload, { db, now }) => matchSlackPeople(db, payload, now);
  }),
  createLoadedTask(CHECK_SLACK_ACCESS, async () => {
    const { checkSlackAccess } = await import("@/lib/domain/messaging/slack/check-slack-access");
    return (payload, { db, now }) => checkSlackAccess(db, payload, now);
  }),
  createLoadedTask(REVOKE_SLACK_TOKEN, async () => {
    const { revokeSlackToken } = await import("@/lib/domain/messaging/slack/revoke-slack-token");
    return (payload, { db }) => revokeSlackToken(db, payload);
  }),
  createLoadedTask(ENQUEUE_DAY_MAILS, async () => {
    const { enqueueDayMails } = await import("@/lib/domain/events/host-day/enqueue-day-mails");
    return (_, { db, now }) => enqueueDayMails(db, now);
  }),
  createLoadedTask(ENQUEUE_SLACK_DAYS, async () => {
    const { enqueueSlackDays } = await import("@/lib/domain/events/slack/enqueue-slack-days");
    return (_, { db, now }) => enqueueSlackDays(db, now);
  }),
  createLoadedTask(ENQUEUE_SLACK_MATCHING, async () => {
    const { enqueueAllMatching } = await import("@/lib/domain/messaging/slack/match-slack-people");
    return (_, { db }) => enqueueAllMatching(db);
  }),
  createLoadedTask(
    SEND_SENDER_MAIL,
    async () => (await import("./tasks/send-sender-mail")).sendSenderMailTask,
  ),
  createLoadedTask(SEND_PUSH, async () => {
    const { sendPush } = await import("@/lib/domain/events/push/send-push");
    return (payload, { db, now }) => sendPush(db, payload, now);
  }),
  createLoadedTask(REMOVE_OLD_RECORDS, async () => {
    const { removeOldRecords } = await import("@/lib/domain/lifecycle/retention/remove-old-records");
    const { scheduleRunningSandboxes } = await import(
      "@/lib/domain/lifecycle/test-mode/schedule-running-sandboxes"
    );
    return async (_, { db }) => {
      await removeOldRecords(db, env());
      await scheduleRunningSandboxes(db);
    };
  }),
  createLoadedTask(SYNC_CALENDAR, async () => (await import("./tasks/sync-calendar")).syncCalendarTask),
  createLoadedTask(SYNC_DUE_CALENDARS, async () => {
    const { enqueueDueSyncs } = await import("@/lib/domain/calendars/sync/enqueue-due-syncs");
    return (_, { db }) => enqueueDueSyncs(db);
  }),
  createLoadedTask(NOTIFY_BROKEN_CALENDARS, async () => {
    const { notifyBrokenCalendars } = await import("@/lib/domain/calendars/sync/notify-broken-calendars");
    return (_, { db, now }) => notifyBrokenCalendars(db, now);
  }),
  createLoadedTask(CHECK_DOMAINS, async () => {
    const { checkDueDomains } = await import("@/lib/domain/messaging/domains/check-due-domains");
    return (_, { db, now }) => checkDueDomains(db, now);
  }),
  createLoadedTask(CHECK_FAILING_SENDERS, async () => {
    const { checkFailingSenders } = await import("@/lib/domain/messaging/senders/check-failing-senders");
    const { checkSenderDomains } = await import("@/lib/domain/messaging/senders/check-sender-domains");
    return async (_, { db, now }) => {
      await checkFailingSenders(db, now);
      await checkSenderDomains(db, now);
    };
  }),
  createLoadedTask(DELETE_ORPHANED_OBJECTS, async () => {
    const { deleteOrphanedObjects } = await import("@/lib/domain/tenancy/pictures/delete-orphaned-objects");
    return ({ organization, picture }, { db }) =>
      deleteOrphanedObjects(db, asOrganizationId(organization), picture);
  }),
  createLoadedTask(REVOKE_ACCESS, async () => (await import("./tasks/revoke-access")).revokeAccessTask),
  createLoadedTask(STOP_IMPERSONATION, async () => {
    const { expireImpersonation } = await import("@/lib/domain/auth/impersonation/stop-impersonation");
    return ({ organization, session }, { db, now }) =>
      expireImpersonation(db, asOrganizationId(organization), session, now);
  }),
  createLoadedTask(SYNC_CONNECTION, async () => (await import("./tasks/sync-connection")).syncConnectionTask),
  createLoadedTask(ENQUEUE_CONNECTION_SYNCS, async () => {
    const { enqueueConnectionSyncs } = await import(
      "@/lib/domain/calendars/company-calendars/enqueue-connection-syncs"
    );
    return (_, { db }) => enqueueConnectionSyncs(db); // for users who are new or have a new address
  }),
  createLoadedTask(RETRY_CONFERENCES, async () => {
    const { retryConferences } = await import("@/lib/domain/events/event-conferences/retry-conferences");
    return ({ organization, user, providers }, { db, now }) =>
      retryConferences(db, asOrganizationId(organization), { user, providers }, now);
  }),
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
  { task: CHECK_FAILING_SENDERS.name, match: "*/5 * * * *" },
  { task: ENQUEUE_ALL_OFFERS.name, match: "*/5 * * * *" },
  { task: ENQUEUE_ALL_LOCATING.name, match: "*/5 * * * *" },
  { task: ENQUEUE_CONNECTION_SYNCS.name, match: "*/5 * * * *" },
  { task: ENQUEUE_DAY_MAILS.name, match: "*/5 * * * *" },
  { task: ENQUEUE_SLACK_DAYS.name, match: "*/5 * * * *" },
  { task: ENQUEUE_SLACK_MATCHING.name, match: "23 * * * *" },
];
