import type { News } from "@/lib/events/news";
import type { Phase } from "@/lib/events/policy";

/** What each task is given. Payloads are ids, never contents or secrets: people can look at a queue. */
export interface TaskPayloads {
  deliver_webhook: { organization: string; delivery: string };
  /** What happened to the event, which made it this version and left it in this phase. */
  mail_news: News & { organization: string; event: string; version: number; phase: Phase };
  /** A key per event: of its reminders only the last one waits. */
  remind: { organization: string; event: string };
  /** A link to choose a password with, to a user who may not exist. */
  mail_password_link: { organization: string; user: string };
  /** Somebody has asked for the personal link again; `asked` in milliseconds. */
  mail_own_link: { organization: string; event: string; invitee: string; asked: number };
  send_mail: { organization: string; mail: string };
  send_push: { organization: string; message: string };
  remove_old_records: Record<string, never>;
  sync_calendar: { organization: string; calendar: string };
  sync_due_calendars: Record<string, never>;
  /** Of a calendar that was disconnected. */
  end_access: { organization: string; access: string };
  write_calendar: { organization: string; event: string; user: string };
}

export type TaskName = keyof TaskPayloads;
