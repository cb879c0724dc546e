/** What each task is given. Payloads are ids, never contents or secrets: people can look at a queue. */
export interface TaskPayloads {
  deliver_webhook: { organization: string; delivery: string };
  remove_old_records: Record<string, never>;
}

export type TaskName = keyof TaskPayloads;
