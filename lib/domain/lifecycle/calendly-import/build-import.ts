import { toTypeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { isLanguage } from "@/lib/platform/i18n/languages";
import type { SettingsFile } from "../settings-files/settings-file";
import { addTeamPages } from "./add-team-pages";
import { buildToldRules } from "./build-told-rules";
import type { CalendlyAccount } from "./calendly-account";
import { convertEventType } from "./convert-event-type";
import { convertQuestions } from "./convert-questions";
import { deriveUserSlug } from "./derive-slugs";
import { type ImportReport, ReportBuilder, type ReportSection } from "./import-report";
import { inferTypeRules } from "./infer-type-rules";
import { buildHoursContent } from "./parse-hours";
import { isShared } from "./read-account";
import type { Membership } from "./resources";
import { SettingsWriter } from "./settings-writer";

export const ORGANIZATION_SECTION = "organisation";

/** Builds settings files for what was read, and a report of what differs and what cannot come. */
export function buildImport(account: CalendlyAccount): { files: SettingsFile[]; report: ImportReport } {
  const writer = new SettingsWriter();
  const report = new ReportBuilder();
  const keys = new Map<string, string>();
  for (const membership of account.memberships)
    keys.set(
      membership.user.uri,
      addUser(writer, report.get(membership.user.email.toLowerCase()), membership),
    );
  for (const { user } of account.memberships)
    addPersonalPage(account, user, {
      writer,
      section: report.get(user.email.toLowerCase()),
      key: keys.get(user.uri) ?? "",
    });
  const organization = report.get(ORGANIZATION_SECTION);
  addTeamPages(account, keys, { writer, section: organization });
  for (const { name, profile } of account.eventTypes.filter((type) => !isShared(type)))
    if (!keys.has(profile?.owner ?? ""))
      organization.missing.push({ what: name, why: "its owner is not among the people that can be read" });
  addForms(account, writer, organization);
  for (const what of account.unreadable)
    organization.missing.push({
      what,
      why: "the token may not read them; use the token of an owner or admin",
    });
  addMeetingNotes(account, report);
  return { files: writer.list(), report: report.build() };
}

function addUser(writer: SettingsWriter, section: ReportSection, { user, role }: Membership): string {
  const [first = "", ...others] = user.name.trim().split(/\s+/);
  const language = user.locale?.slice(0, 2);
  const { path, key } = writer.add("users", {
    email: user.email.toLowerCase(),
    first_name: first,
    last_name: others.join(" "),
    ...(user.timezone && { timezone: user.timezone }),
    ...(isLanguage(language) && { language }),
  });
  section.made.push(path);
  if (role !== "user")
    section.differs.push({
      what: "role",
      why: `${role} in Calendly; give the role under People, as an import gives none`,
    });
  return key;
}

interface Target {
  writer: SettingsWriter;
  section: ReportSection;
  /** The key of the user. */
  key: string;
}

/** Adds the hours and the page of a person. */
function addPersonalPage(
  account: CalendlyAccount,
  user: Membership["user"],
  { writer, section, key }: Target,
) {
  const schedules = account.schedules.get(user.uri) ?? [];
  const ordered = schedules.toSorted((a, b) => Number(b.default) - Number(a.default));
  const hours = ordered.map((schedule, index) => {
    const added = writer.add("availabilities", {
      belongs_to: key,
      number: index + 1,
      ...buildHoursContent(schedule),
    });
    section.made.push(added.path);
    return added.key;
  });
  const types = account.eventTypes.filter((type) => type.profile?.owner === user.uri && !isShared(type));
  if (types.length === 0) return;
  const slugs = new Set<string>();
  const converted = types.map((type) => {
    const content = convertEventType(type, slugs, section);
    const rules = inferTypeRules(account, type, user.uri);
    if (!rules) {
      const why = type.active
        ? "Calendly offers no times to work them out from"
        : "it is inactive, so Calendly offers no times to work them out from";
      section.missing.push({ what: `${content.handle}: rules of times`, why });
      return { ...content, custom: { ...content.custom, ...buildToldRules(type) } };
    }
    section.differs.push(
      ...rules.notes.map(({ what, why }) => ({ what: `${content.handle}: ${what}`, why })),
    );
    section.times.compared += rules.times.compared;
    section.times.same += rules.times.same;
    const chosen = schedules[rules.schedule];
    const index = chosen ? ordered.indexOf(chosen) : 0;
    const availability = index > 0 ? { availability: hours[index] } : {};
    return { ...content, ...availability, custom: { ...content.custom, ...rules.custom } };
  });
  const nickname = deriveUserSlug(user);
  const { path } = writer.add("pages", {
    nickname,
    belongs_to: key,
    custom: { auto_confirm: true, duration: converted[0]?.custom.duration ?? 30 },
    types: converted,
  });
  section.made.push(path);
}

/** Routing rules are not in Calendly's API, so forms come without, and inactive. */
function addForms(account: CalendlyAccount, writer: SettingsWriter, section: ReportSection) {
  for (const { name, status, questions: asked } of account.routingForms) {
    const { questions, differs } = convertQuestions(asked, name);
    const { path } = writer.add("forms", { handle: toTypeSlug(name), title: name, active: false, questions });
    section.made.push(path);
    section.differs.push(...differs);
    const why = `Calendly does not tell the rules of forms: add them, then ${status === "published" ? "activate the form" : "publish it"}`;
    section.missing.push({ what: `${name}: routing`, why });
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
  for (const [address, count] of counts)
    report.get(address).missing.push({
      what: `${count} meetings to come`,
      why: "import them after the settings, with calendly-bookings",
    });
}
