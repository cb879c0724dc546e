import type { PublicKind } from "@/lib/domain/tenancy/directory/take-name";
import { type Statement, statement } from "@/lib/platform/db/statement";

/** What can be restored for a while after it was deleted. */
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
] as const;

export type RestorableResource = (typeof RESTORABLE_RESOURCES)[number];

/** Tables of which rows are kept; each behind those that it refers to. */
export const KEPT_TABLES = [
  "teams",
  "team_members",
  "team_admin_preferences",
  "provisioned_teams",
  "page_templates",
  "page_template_types",
  "bookpages",
  "appointment_types",
  "links",
  "waiting_entries",
  "locators",
  "locations",
  "forms",
  "form_responses",
  "availabilities",
  "absences",
  "directory",
  "former_names",
] as const;

type KeptTable = (typeof KEPT_TABLES)[number];

/** Under this name it is kept where events took place: they forget their page when it goes. */
export const FORGETFUL_EVENTS = "events";

/** $1: organisation, $2: the removal, $3: what is removed. */
const keep = (source: string, table: string, condition: string, content = "to_jsonb(t)"): Statement<object> =>
  statement(`
    INSERT INTO removed_rows (organization_id, removal_id, source, number, content)
    SELECT $1, $2, '${source}', row_number() OVER (), ${content} FROM ${table} t
     WHERE t.organization_id = $1 AND ${condition}`);

const rows = (table: KeptTable, condition: string) =>
  // What was offered to somebody who waits is offered to the next by then.
  table === "waiting_entries"
    ? keep(
        table,
        table,
        condition,
        `to_jsonb(t) || '{"hold_id": null, "offered_start": null, "offered_until": null}'`,
      )
    : keep(table, table, condition);

const events = (condition: string) =>
  keep(
    FORGETFUL_EVENTS,
    "events",
    condition,
    "jsonb_build_object('id', t.id, 'page', t.bookpage_id, 'type', t.appointment_type_id)",
  );

const isIt = "t.id = $3";

/** The name that these have now, and those that they had before, as the directory lists them. */
const names = (ids: string, kind: PublicKind) =>
  rows(
    "directory",
    `(t.kind = '${kind}' AND t.id IN (${ids}) OR t.kind = 'former_${kind}' AND t.id IN (
       SELECT lower(f.value::text) FROM former_names f
        WHERE f.organization_id = $1 AND f.kind = '${kind}' AND f.target_id IN (${ids})))`,
  );

const ofPages = (pages: string) => [
  rows("bookpages", `t.id IN (${pages})`),
  rows("appointment_types", `t.bookpage_id IN (${pages})`),
  rows("links", `t.bookpage_id IN (${pages})`),
  rows("waiting_entries", `t.bookpage_id IN (${pages})`),
  names(pages, "nickname"),
  rows(
    "former_names",
    `(t.kind = 'nickname' AND t.target_id IN (${pages})
      OR t.kind = 'type' AND split_part(t.value::text, '/', 1) IN (${pages}))`,
  ),
  events(`t.bookpage_id IN (${pages})`),
];

/** What goes when something is deleted, by the database or by us. */
export const KEEPING: Record<RestorableResource, readonly Statement<object>[]> = {
  absence: [rows("absences", isIt)],
  appointment_type: [
    rows("appointment_types", isIt),
    rows("links", "t.appointment_type_id = $3"),
    rows("waiting_entries", "t.appointment_type_id = $3"),
    rows("former_names", "t.kind = 'type' AND t.target_id = $3"),
    events("t.appointment_type_id = $3"),
  ],
  availability: [rows("availabilities", isIt)],
  bookpage: ofPages("$3"),
  form: [
    rows("forms", isIt),
    rows("form_responses", "t.form_id = $3"),
    names("$3", "form"),
    rows("former_names", "t.kind = 'form' AND t.target_id = $3"),
  ],
  location: [rows("locations", isIt)],
  locator: [
    rows("locators", isIt),
    rows("locations", "t.locator_id = $3"),
    names("$3", "locator"),
    rows("former_names", "t.kind = 'locator' AND t.target_id = $3"),
  ],
  page_template: [rows("page_templates", isIt), rows("page_template_types", "t.template_id = $3")],
  team: [
    rows("teams", isIt),
    rows("team_members", "t.team_id = $3"),
    rows("team_admin_preferences", "t.team_id = $3"),
    rows("provisioned_teams", "t.team_id = $3"),
    ...ofPages("SELECT b.id FROM bookpages b WHERE b.organization_id = $1 AND b.team_id = $3"),
  ],
  waiting_entry: [rows("waiting_entries", isIt)],
};
