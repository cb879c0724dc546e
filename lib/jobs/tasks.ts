import type { JobHelpers } from "graphile-worker";

/** What each task is given. Payloads are ids, never contents or secrets: people can look at a queue. */
export interface TaskPayloads {
  deliver_webhook: { organization: string; delivery: string };
  remove_old_records: Record<string, never>;
}

export type TaskName = keyof TaskPayloads;

type Run<Name extends TaskName> = (payload: TaskPayloads[Name], helpers: JobHelpers) => Promise<void>;

/** Every task, one file each, loaded when it is first needed. */
export const TASKS: { [Name in TaskName]: () => Promise<Run<Name>> } = {
  deliver_webhook: async () => (await import("./tasks/deliver-webhook")).deliverWebhook,
  remove_old_records: async () => (await import("./tasks/remove-old-records")).removeOldRecords,
};

/** When tasks run by themselves (in UTC). */
export const CRON: { task: TaskName; match: string }[] = [
  { task: "remove_old_records", match: "17 3 * * *" },
];
