import { toTypeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { addSubject, buildNote } from "../import-notes/report-note";
import type { SettingsFile } from "../settings-files/settings-file";
import { addHours, addPage, addUser, type ImportTarget } from "../tool-import/add-user";
import { deriveUserSlug } from "../tool-import/derive-slugs";
import {
  buildMeetingsNote,
  buildRoleNote,
  type ImportReport,
  ORGANIZATION_SECTION,
  ReportBuilder,
  type ReportSection,
} from "../tool-import/import-report";
import { SettingsWriter } from "../tool-import/settings-writer";
import { addTeamPages } from "./add-team-pages";
import { buildToldRules } from "./build-told-rules";
import type { CalendlyAccount } from "./calendly-account";
import { collectObservations } from "./collect-observations";
import { convertEventType } from "./convert-event-type";
import { convertQuestions } from "./convert-questions";
import type { TypeObservations, TypeRules } from "./infer-type-rules";
import { isShared } from "./read-account";
import type { Membership } from "./resources";

export type InferRules = (observations: TypeObservations) => Promise<TypeRules | null>;

/** Builds settings files for what was read, and a report of what differs and what cannot come. */
export async function buildImport(
  account: CalendlyAccount,
  infer: InferRules,
): Promise<{ files: SettingsFile[]; report: ImportReport }> {
  const writer = new SettingsWriter();
  const report = new ReportBuilder();
  const keys = new Map<string, string>();
  for (const { user, role } of account.memberships) {
    const section = report.get(user.email.toLowerCase());
    keys.set(user.uri, addUser({ writer, section }, user));
    if (role !== "user") section.differs.push(buildRoleNote("Calendly", role));
  }
  for (const { user } of account.memberships)
    await addPersonalPage(account, user, {
      infer,
      writer,
      section: report.get(user.email.toLowerCase()),
      key: keys.get(user.uri) ?? "",
    });
  const organization = report.get(ORGANIZATION_SECTION);
  addTeamPages(account, keys, { writer, section: organization });
  for (const { name, profile } of account.eventTypes.filter((type) => !isShared(type)))
    if (!keys.has(profile?.owner ?? ""))
      organization.missing.push(buildNote({ subject: name }, "owner_unreadable"));
  addForms(account, writer, organization);
  for (const what of account.unreadable) organization.missing.push(buildNote(what, "unreadable_by_token"));
  addMeetingNotes(account, report);
  return { files: writer.list(), report: report.build() };
}

interface PersonTarget extends ImportTarget {
  /** The key of the user. */
  key: string;
  infer: InferRules;
}

/** Adds the hours and the page of a person. */
async function addPersonalPage(account: CalendlyAccount, user: Membership["user"], target: PersonTarget) {
  const { section, key, infer } = target;
  const schedules = account.schedules.get(user.uri) ?? [];
  const ordered = schedules.toSorted((a, b) => Number(b.default) - Number(a.default));
  const hours = addHours(target, key, ordered);
  const types = account.eventTypes.filter((type) => type.profile?.owner === user.uri && !isShared(type));
  if (types.length === 0) return;
  const slugs = new Set<string>();
  const converted = [];
  for (const type of types) {
    const content = convertEventType(type, slugs, section);
    const rules = await infer(collectObservations(account, type, user.uri));
    if (!rules) {
      const subject = { subject: content.handle, topic: "time_rules" } as const;
      section.missing.push(buildNote(subject, type.active ? "offers_missing" : "offers_inactive"));
      converted.push({ ...content, custom: { ...content.custom, ...buildToldRules(type) } });
      continue;
    }
    section.differs.push(...addSubject(content.handle, rules.notes));
    section.times.compared += rules.times.compared;
    section.times.same += rules.times.same;
    const chosen = schedules[rules.schedule];
    const index = chosen ? ordered.indexOf(chosen) : 0;
    const availability = index > 0 ? { availability: hours[index] } : {};
    converted.push({ ...content, ...availability, custom: { ...content.custom, ...rules.custom } });
  }
  addPage(target, { belongs_to: key }, { slug: deriveUserSlug(user), types: converted });
}

/** Routing rules are not in Calendly's API, so forms come without, and inactive. */
function addForms(account: CalendlyAccount, writer: SettingsWriter, section: ReportSection) {
  for (const { name, status, questions: asked } of account.routingForms) {
    const { questions, differs } = convertQuestions(asked, name);
    const { path } = writer.add("forms", { handle: toTypeSlug(name), title: name, active: false, questions });
    section.made.push(path);
    section.differs.push(...differs);
    const step = status === "published" ? "routing_to_activate" : "routing_to_publish";
    section.missing.push(buildNote({ subject: name, topic: "routing" }, step));
  }
}

/** Counts the meetings to come, which are imported after the settings. */
function addMeetingNotes(account: CalendlyAccount, report: ReportBuilder) {
  const addresses = new Map(account.memberships.map(({ user }) => [user.uri, user.email.toLowerCase()]));
  const counts = new Map<string, number>();
  const coming = account.meetings.filter(({ start_time: start }) => Date.parse(start) > account.readAt);
  for (const { event_memberships: hosts } of coming)
    for (const { user } of hosts) {
      const address = addresses.get(user ?? "");
      if (address) counts.set(address, (counts.get(address) ?? 0) + 1);
    }
  for (const [address, count] of counts) report.get(address).missing.push(buildMeetingsNote(count));
}
