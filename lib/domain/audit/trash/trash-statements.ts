import type { PublicNameKind } from "@/lib/domain/tenancy/directory/register-name";
import { defineStatement, type Statement } from "@/lib/platform/db/statement";

/** Resources that can be restored after a deletion. */
export const RESTORABLE_RESOURCES = [
  "absence",
  "appointment_type",
  "availability",
  "bookpage",
  "form",
  "location",
  "locator",
  "page_template",
  "team",
  "waiting_entry",
  "workflow",
] as const;

export type RestorableResource = (typeof RESTORABLE_RESOURCES)[number];

/** Tables with copied rows, each after the tables that it references. */
export const TRASH_TABLES = [
  "teams",
  "team_members",
  "team_admin_preferences",
  "provisioned_teams",
  "page_templates",
  "page_template_types",
  "bookpages",
  "appointment_types",
  "slack_channels",
  "links",
  "waiting_entries",
  "locators",
  "locations",
  "forms",
  "form_responses",
  "availabilities",
  "absences",
  "workflows",
  "directory",
  "former_names",
] as const;

type TrashTable = (typeof TRASH_TABLES)[number];

/** Key for the events that a deletion detaches from their page. */
export const DETACHED_EVENTS = "events";

/** $1: organisation, $2: id of the trash entry, $3: ids of the deleted resources. */
const buildCopyStatement = (
  source: string,
  table: string,
  condition: string,
  content = "to_jsonb(t)",
): Statement<object> =>
  defineStatement(`
    INSERT INTO trash_rows (organization_id, item_id, source, number, content)
    SELECT $1, $2, '${source}', row_number() OVER (), ${content} FROM ${table} t
     WHERE t.organization_id = $1 AND ${condition}`);

const copyRows = (table: TrashTable, condition: string) =>
  // By the time of a restore, an offered slot has been offered to the next booker.
  table === "waiting_entries"
    ? buildCopyStatement(
        table,
        table,
        condition,
        `to_jsonb(t) || '{"hold_id": null, "offered_start": null, "offered_until": null}'`,
      )
    : buildCopyStatement(table, table, condition);

const copyEventReferences = (condition: string) =>
  buildCopyStatement(
    DETACHED_EVENTS,
    "events",
    condition,
    "jsonb_build_object('id', t.id, 'page', t.bookpage_id, 'type', t.appointment_type_id)",
  );

const IS_TARGET = "t.id = $3";

/** Current and former names, as the directory lists them. */
const copyNames = (ids: string, kind: PublicNameKind) =>
  copyRows(
    "directory",
    `(t.kind = '${kind}' AND t.id IN (${ids}) OR t.kind = 'former_${kind}' AND t.id IN (
       SELECT lower(f.value::text) FROM former_names f
        WHERE f.organization_id = $1 AND f.kind = '${kind}' AND f.target_id IN (${ids})))`,
  );

const copyPages = (pages: string) => [
  copyRows("bookpages", `t.id IN (${pages})`),
  copyRows("appointment_types", `t.bookpage_id IN (${pages})`),
  copyRows("links", `t.bookpage_id IN (${pages})`),
  copyRows("slack_channels", `t.bookpage_id IN (${pages})`),
  copyRows("waiting_entries", `t.bookpage_id IN (${pages})`),
  copyNames(pages, "nickname"),
  copyRows(
    "former_names",
    `(t.kind = 'nickname' AND t.target_id IN (${pages})
      OR t.kind = 'type' AND split_part(t.value::text, '/', 1) IN (${pages}))`,
  ),
  copyEventReferences(`t.bookpage_id IN (${pages})`),
];

/** Statements that copy all rows which a deletion removes. */
export const TRASH_STATEMENTS: Record<RestorableResource, readonly Statement<object>[]> = {
  absence: [copyRows("absences", IS_TARGET)],
  appointment_type: [
    copyRows("appointment_types", IS_TARGET),
    copyRows("links", "t.appointment_type_id = $3"),
    copyRows("waiting_entries", "t.appointment_type_id = $3"),
    copyRows("former_names", "t.kind = 'type' AND t.target_id = $3"),
    copyEventReferences("t.appointment_type_id = $3"),
  ],
  availability: [copyRows("availabilities", IS_TARGET)],
  bookpage: copyPages("$3"),
  form: [
    copyRows("forms", IS_TARGET),
    copyRows("form_responses", "t.form_id = $3"),
    copyNames("$3", "form"),
    copyRows("former_names", "t.kind = 'form' AND t.target_id = $3"),
  ],
  location: [copyRows("locations", IS_TARGET)],
  locator: [
    copyRows("locators", IS_TARGET),
    copyRows("locations", "t.locator_id = $3"),
    copyNames("$3", "locator"),
    copyRows("former_names", "t.kind = 'locator' AND t.target_id = $3"),
  ],
  page_template: [
    copyRows("page_templates", IS_TARGET),
    copyRows("page_template_types", "t.template_id = $3"),
  ],
  team: [
    copyRows("teams", IS_TARGET),
    copyRows("team_members", "t.team_id = $3"),
    copyRows("team_admin_preferences", "t.team_id = $3"),
    copyRows("provisioned_teams", "t.team_id = $3"),
    copyRows("slack_channels", "t.team_id = $3"),
    ...copyPages("SELECT b.id FROM bookpages b WHERE b.organization_id = $1 AND b.team_id = $3"),
  ],
  waiting_entry: [copyRows("waiting_entries", IS_TARGET)],
  workflow: [copyRows("workflows", IS_TARGET)],
};
