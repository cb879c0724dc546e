import type { JobHelpers } from "graphile-worker";
import type { TaskName, TaskPayloads } from "./payloads";

type Run<Name extends TaskName> = (payload: TaskPayloads[Name], helpers: JobHelpers) => Promise<void>;

/** Every task, one file each, loaded when it is first needed. */
export const TASKS: { [Name in TaskName]: () => Promise<Run<Name>> } = {
  deliver_webhook: async () => (await import("./tasks/deliver-webhook")).deliverWebhook,
  mail_news: async () => (await import("./tasks/mail-news")).mailNewsTask,
  remind: async () => (await import("./tasks/remind")).remindTask,
  mail_password_link: async () => (await import("./tasks/mail-password-link")).mailPasswordLinkTask,
  mail_own_link: async () => (await import("./tasks/mail-own-link")).mailOwnLinkTask,
  send_mail: async () => (await import("./tasks/send-mail")).sendMailTask,
  send_push: async () => (await import("./tasks/send-push")).sendPushTask,
  remove_old_records: async () => (await import("./tasks/remove-old-records")).removeOldRecords,
  sync_calendar: async () => (await import("./tasks/sync-calendar")).syncCalendarTask,
  sync_due_calendars: async () => (await import("./tasks/sync-due-calendars")).syncDueCalendars,
  end_access: async () => (await import("./tasks/end-access")).endAccessTask,
  write_calendar: async () => (await import("./tasks/write-calendar")).writeCalendar,
};

/** When tasks run by themselves (in UTC). */
export const CRON: { task: TaskName; match: string }[] = [
  { task: "remove_old_records", match: "17 3 * * *" },
  { task: "sync_due_calendars", match: "* * * * *" },
];
