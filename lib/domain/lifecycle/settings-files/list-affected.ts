import type { SettingsChange } from "./compare-settings";
import type { Settings, SettingsDocument } from "./settings-document";

/** The users and teams' pages with bookable times that changes may affect. */
export interface Affected {
  users: ReadonlySet<string>;
  /** Ids of pages of teams. */
  teamPages: ReadonlySet<string>;
}

/** Lists the users and the teams' pages that changes concern, by the settings before and after. */
export function listAffected(
  changes: readonly SettingsChange[],
  before: Settings,
  after: Settings,
): Affected {
  const documents = [...before.documents, ...after.documents];
  const pages = documents.filter(({ kind }) => kind === "pages");
  const changed = new Set(changes.map(({ kind, id }) => `${kind} ${id}`));
  const hasChanged = (kind: string, id: unknown) => changed.has(`${kind} ${id}`);
  const isOfWeek = changes.some(({ fields }) => fields.some(({ pointer }) => pointer === "/week_start"));

  const users = new Set(changes.filter(({ kind }) => kind === "users").map(({ id }) => id));
  for (const { kind, id, resolved } of documents)
    if (kind === "availabilities" && hasChanged(kind, id)) users.add(String(resolved.belongs_to));
  const isChangedPage = ({ id, resolved }: SettingsDocument) =>
    isOfWeek || hasChanged("pages", id) || hasChanged("templates", resolved.template);
  for (const page of pages)
    if (isChangedPage(page) && page.resolved.belongs_to) users.add(String(page.resolved.belongs_to));

  const isAffectedTeam = ({ id, resolved }: SettingsDocument) =>
    hasChanged("teams", id) || (resolved.members as string[]).some((member) => users.has(member));
  const teams = new Set(
    documents.filter((document) => document.kind === "teams" && isAffectedTeam(document)).map(({ id }) => id),
  );
  const teamPages = pages.filter(
    (page) => page.resolved.team && (isChangedPage(page) || teams.has(String(page.resolved.team))),
  );
  return { users, teamPages: new Set(teamPages.map(({ id }) => id)) };
}
