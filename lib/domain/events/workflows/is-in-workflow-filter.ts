import { type FilterSubject, isInWebhookFilter } from "@/lib/domain/messaging/webhooks/is-in-webhook-filter";
import type { WorkflowFilter } from "./schema";

export interface WorkflowScope {
  filter: WorkflowFilter | null;
  /** The pages that follow a template of the filter; null: there are none. */
  template_pages: readonly string[] | null;
}

/** The SQL of `template_pages`, for the workflows `w` of the organisation `$1`. */
export const TEMPLATE_PAGES_SQL = `CASE WHEN w.filter ? 'templates' THEN (
    SELECT array_agg(b.id)
      FROM bookpages b
     WHERE b.organization_id = $1 AND b.template_id IN (SELECT jsonb_array_elements_text(w.filter->'templates'))
  ) END AS template_pages`;

/** Returns whether a meeting or an offer is of the pages, types, teams and templates of the filter. */
export const isInWorkflowFilter = (
  { filter, template_pages: pages }: WorkflowScope,
  subject: FilterSubject,
): boolean =>
  isInWebhookFilter(filter, subject) &&
  (filter?.templates === undefined || (pages ?? []).some((page) => page === subject.page));
