import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { derivePreviousName } from "./derive-previous-name";

/** Tables of audited resources and actors, with their names. */
const NAMED_TABLES = {
  users: "coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email)",
  api_keys: "name",
  personal_tokens: "name",
  oauth_apps: "name",
  bookpages: "nickname::text",
  appointment_types: "name",
  page_templates: "name",
  page_template_types: "name",
  teams: "name",
  locators: "coalesce(nullif(title, ''), handle::text)",
  locations: "name",
  forms: "handle::text",
  third_parties: "name",
  events: "title",
  webhooks: "target_url",
  workflows: "name",
  workflow_addresses: "email",
  sms_accounts: "sender",
  whatsapp_accounts: "phone_number",
  slack_connections: "workspace_name",
  slack_channels: "channel_name",
  links: "nullif(label, '')",
  absences: "nullif(label, '')",
  calendars: "name",
  subcalendars: "name",
  calendar_connections: "name",
  video_accounts: "name",
  invitations: "nullif(name, '')",
  page_domains: "domain",
  sign_in_domains: "domain",
  mails: "subject",
  message_texts: "kind || ' (' || lang || ')'",
};

const selectNames = ([table, name]: [string, string]) =>
  `SELECT id, ${name} AS name FROM ${table} WHERE organization_id = $1 AND id = ${formatAnyOf("$2")}`;

// Ids are unique within an organisation, so no kind is needed.
const PRESENT_STATEMENT = definePreparedStatement<{ id: string; name: string | null }>(
  Object.entries(NAMED_TABLES).map(selectNames).join("\nUNION ALL\n"),
);

const DELETED_STATEMENT = definePreparedStatement<{ resource_id: string; changes: unknown }>(`
  SELECT DISTINCT ON (resource_id) resource_id, changes FROM audit_entries
   WHERE organization_id = $1 AND resource_id = ${formatAnyOf("$2")} AND action = 'delete'
   ORDER BY resource_id, id DESC`);

/** Returns the names of resources and actors by id; for deleted ones the last name. */
export async function listResourceNames(
  db: Db,
  organization: OrganizationId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const unique = [...new Set(ids)];
  if (unique.length === 0) return names;
  const present = await executeSql(db, PRESENT_STATEMENT, [organization, unique]);
  for (const { id, name } of present) if (name !== null) names.set(id, name);
  const presentIds = new Set(present.map(({ id }) => id));
  const missing = unique.filter((id) => !presentIds.has(id));
  if (missing.length === 0) return names;
  for (const { resource_id, changes } of await executeSql(db, DELETED_STATEMENT, [organization, missing])) {
    const name = derivePreviousName(changes);
    if (name) names.set(resource_id, name);
  }
  return names;
}
