import type { FilterColumns } from "./protocol/build-filter-sql";

/** The directory's user name; the address for users without one. */
const USER_NAME = "coalesce(p.user_name::text, t.email, t.id)";

/** Time of the last change of the user or of its directory names. */
const LAST_MODIFIED = "greatest(t.updated_at, p.updated_at)";

/** A user has at most one address, so it is a column of the user. */
const buildEmailColumn = (sql: string) => `CASE WHEN t.email IS NOT NULL THEN ${sql} END`;

const GROUPS = `SELECT 1 FROM team_members m JOIN provisioned_teams g ON g.organization_id = $1 AND g.team_id = m.team_id
   WHERE m.organization_id = $1 AND m.user_id = t.id AND m.member`;

/** Attributes of users as columns of `users t LEFT JOIN provisioned_users p`. */
export const SCIM_USER_COLUMNS: FilterColumns = {
  id: { sql: "t.id", kind: "exact" },
  externalId: { sql: "p.external_id", kind: "exact" },
  userName: { sql: USER_NAME, kind: "text" },
  displayName: { sql: "nullif(concat_ws(' ', t.first_name, t.last_name), '')", kind: "text" },
  "name.formatted": { sql: "nullif(concat_ws(' ', t.first_name, t.last_name), '')", kind: "text" },
  "name.givenName": { sql: "t.first_name", kind: "text" },
  "name.familyName": { sql: "t.last_name", kind: "text" },
  preferredLanguage: { sql: "t.language", kind: "text" },
  locale: { sql: "t.language", kind: "text" },
  timezone: { sql: "t.timezone", kind: "text" },
  active: { sql: "(t.suspended_at IS NULL)", kind: "boolean" },
  "emails.value": { sql: "t.email", kind: "text" },
  "emails.type": { sql: buildEmailColumn("'work'"), kind: "text" },
  "emails.primary": { sql: buildEmailColumn("true"), kind: "boolean" },
  "groups.value": { sql: "m.team_id", kind: "exact", rows: GROUPS },
  "groups.display": { sql: "g.display_name::text", kind: "text", rows: GROUPS },
  "meta.created": { sql: "t.created_at", kind: "instant" },
  "meta.lastModified": { sql: LAST_MODIFIED, kind: "instant" },
  "meta.resourceType": { sql: "'User'", kind: "exact" },
};

const MEMBERS = `SELECT 1 FROM team_members m
   WHERE m.organization_id = $1 AND m.team_id = t.id AND m.member`;

/** Attributes of groups as columns of `teams t JOIN provisioned_teams p`. */
export const SCIM_GROUP_COLUMNS: FilterColumns = {
  id: { sql: "t.id", kind: "exact" },
  externalId: { sql: "p.external_id", kind: "exact" },
  displayName: { sql: "p.display_name", kind: "text" },
  "members.value": { sql: "m.user_id", kind: "exact", rows: MEMBERS },
  "members.type": { sql: "'User'", kind: "text", rows: MEMBERS },
  "meta.created": { sql: "p.created_at", kind: "instant" },
  "meta.lastModified": { sql: LAST_MODIFIED, kind: "instant" },
  "meta.resourceType": { sql: "'Group'", kind: "exact" },
};
