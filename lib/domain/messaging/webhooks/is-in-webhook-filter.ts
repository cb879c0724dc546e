import type { WebhookFilter } from "./schema";

/** Page, type and teams of the subject. */
export interface FilterSubject {
  page?: string | null;
  type?: string | null;
  team?: string | null;
}

/** Returns whether the subject passes a webhook's filter. */
export function isInWebhookFilter(
  filter: WebhookFilter | null,
  { page, type, team }: FilterSubject = {},
): boolean {
  const { pages, types, teams } = filter ?? {};
  return isAmong(page, pages) && isAmong(type, types) && isAmong(team, teams);
}

const isAmong = (id: string | null | undefined, list: readonly string[] | undefined): boolean =>
  list === undefined || (typeof id === "string" && list.includes(id));
