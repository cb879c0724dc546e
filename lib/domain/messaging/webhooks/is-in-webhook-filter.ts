import type { WebhookFilter } from "./schema";

/** What something happened to belongs to. */
export interface FilterSubject {
  page?: string | null;
  type?: string | null;
  team?: string | null;
}

/** Whether a webhook wants to hear of what belongs to these. */
export function isInWebhookFilter(
  filter: WebhookFilter | null,
  { page, type, team }: FilterSubject = {},
): boolean {
  const { pages, types, teams } = filter ?? {};
  return isAmong(page, pages) && isAmong(type, types) && isAmong(team, teams);
}

const isAmong = (id: string | null | undefined, list: readonly string[] | undefined): boolean =>
  list === undefined || (typeof id === "string" && list.includes(id));
