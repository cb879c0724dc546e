import { buildNote } from "../import-notes/report-note";
import { addTeamPage } from "../tool-import/add-team-page";
import type { ImportTarget } from "../tool-import/add-user";
import { buildToldRules } from "./build-told-rules";
import type { CalendlyAccount } from "./calendly-account";
import { convertEventType } from "./convert-event-type";
import { isShared } from "./read-account";
import type { EventType } from "./resources";

/** Event types of the same profile and the same hosts. */
interface Group {
  name: string;
  hosts: readonly string[];
  types: EventType[];
}

/** Adds a team and its page for each set of hosts, as a page books the members of its team. */
export function addTeamPages(
  account: CalendlyAccount,
  userKeys: ReadonlyMap<string, string>,
  target: ImportTarget,
): void {
  const { section } = target;
  const pageSlugs = new Set<string>();
  for (const { name, hosts, types } of groupTypes(account)) {
    const members = hosts.flatMap((host) => userKeys.get(host) ?? []);
    if (members.length === 0) {
      for (const type of types) section.missing.push(buildNote({ subject: type.name }, "hosts_unreadable"));
      continue;
    }
    const slugs = new Set<string>();
    const converted = types.map((type) => {
      const content = convertEventType(type, slugs, section);
      const subject = { subject: `${name}, ${content.handle}`, topic: "notice_and_limits" } as const;
      section.differs.push(buildNote(subject, "rules_unsearched"));
      const kind = type.pooling_type === "collective" ? "all" : "any";
      return { ...content, custom: { ...content.custom, ...buildToldRules(type), hosts: { kind } } };
    });
    addTeamPage(target, { name, members, types: converted }, pageSlugs);
  }
}

function groupTypes({ eventTypes, hosts }: CalendlyAccount): Group[] {
  const groups = new Map<string, Group>();
  for (const type of eventTypes.filter(isShared)) {
    const users = [...(hosts.get(type.uri) ?? [])].sort();
    const name = type.profile?.name ?? type.name;
    const key = JSON.stringify([type.profile?.owner ?? type.uri, users]);
    const group = groups.get(key) ?? { name, hosts: users, types: [] };
    group.types.push(type);
    groups.set(key, group);
  }
  return [...groups.values()];
}
