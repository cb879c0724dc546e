import { addSubject, buildNote } from "../import-notes/report-note";
import type { SettingsFile } from "../settings-files/settings-file";
import { addTeamPage } from "../tool-import/add-team-page";
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
import type { CalcomAccount, CalcomPerson } from "./calcom-account";
import { compareTypeOffers } from "./compare-offers";
import { listHostAddresses } from "./convert-bookings";
import { convertEventType } from "./convert-event-type";
import { convertSchedule } from "./convert-schedule";
import type { EventType, Schedule } from "./resources";

/** Builds settings files for what was read, and a report of what differs and what cannot come. */
export function buildImport(account: CalcomAccount): { files: SettingsFile[]; report: ImportReport } {
  const writer = new SettingsWriter();
  const report = new ReportBuilder();
  const keys = new Map<number, string>();
  const getSection = ({ email }: CalcomPerson) => report.get(email.toLowerCase());
  for (const person of account.people) {
    const section = getSection(person);
    const main = account.schedules.get(person.id)?.find(({ isDefault }) => isDefault);
    const timezone = person.timezone ?? main?.timeZone;
    keys.set(person.id, addUser({ writer, section }, { ...person, timezone }));
    if (person.role && person.role !== "MEMBER")
      section.differs.push(buildRoleNote("Cal.com", person.role.toLowerCase()));
  }
  for (const person of account.people)
    addPersonalPage(account, person, {
      writer,
      section: getSection(person),
      key: keys.get(person.id) ?? "",
    });
  const section = report.get(ORGANIZATION_SECTION);
  addTeamPages(account.teamTypes, keys, { writer, section });
  for (const what of account.unreadable) section.missing.push(buildNote(what, "unreadable_by_key"));
  const counts = new Map<string, number>();
  for (const booking of account.bookings)
    for (const address of listHostAddresses(booking)) counts.set(address, (counts.get(address) ?? 0) + 1);
  for (const [address, count] of counts) report.get(address).missing.push(buildMeetingsNote(count));
  return { files: writer.list(), report: report.build() };
}

interface PersonTarget extends ImportTarget {
  /** The key of the user. */
  key: string;
}

/** Adds the hours and the page of a person. */
function addPersonalPage(account: CalcomAccount, person: CalcomPerson, target: PersonTarget): void {
  const { section, key } = target;
  const schedules = account.schedules.get(person.id);
  if (!schedules) section.missing.push(buildNote({ topic: "hours" }, "hours_private"));
  const ordered = (schedules ?? []).toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const hours = addHours(target, key, ordered.map(convertSchedule));
  const slugs = new Set<string>();
  const types = account.personalTypes
    .filter(({ owner }) => owner === person.id)
    .map(({ type }) => {
      const index = ordered.findIndex(({ id }) => id === type.scheduleId);
      const content = convertEventType(type, slugs, section);
      const schedule = ordered[Math.max(index, 0)];
      const compared =
        schedule && addComparison(account, { person, type, schedule, what: content.handle }, section);
      return {
        ...content,
        custom: { ...content.custom, ...compared },
        ...(index > 0 && { availability: hours[index] }),
      };
    });
  if (types.length === 0) return;
  const slug = deriveUserSlug({ ...person, slug: person.username ?? "" });
  addPage(target, { belongs_to: key }, { slug, types });
}

interface ComparedType {
  person: CalcomPerson;
  type: EventType;
  schedule: Schedule;
  /** The name of the type in the report. */
  what: string;
}

/** Adds the comparison of offered times to the report; returns the rules that it has found. */
function addComparison(
  { offers, bookings }: CalcomAccount,
  { person, type, schedule, what: name }: ComparedType,
  section: ReportSection,
) {
  const ofType = offers.get(type.id);
  if (!ofType) return {};
  const address = person.email.toLowerCase();
  const ofPerson = bookings.filter(
    (booking) => booking.status === "accepted" && listHostAddresses(booking).includes(address),
  );
  const { custom, notes, times } = compareTypeOffers({ type, offers: ofType, schedule, bookings: ofPerson });
  section.differs.push(...addSubject(name, notes));
  section.times.compared += times.compared;
  section.times.same += times.same;
  return custom;
}

interface TeamGroup {
  name: string;
  slug: string | null | undefined;
  members: string[];
  types: EventType[];
}

/** Adds a team and its page for each set of hosts, as a page books the members of its team. */
function addTeamPages(
  teamTypes: readonly EventType[],
  keys: ReadonlyMap<number, string>,
  target: ImportTarget,
): void {
  const { section } = target;
  const groups = new Map<string, TeamGroup>();
  for (const type of teamTypes) {
    const members = (type.hosts ?? []).flatMap(({ userId }) => keys.get(userId) ?? []).sort();
    if (type.schedulingType === "managed") continue; // its copies come with the people who have them
    if (members.length === 0) {
      section.missing.push(buildNote({ subject: type.title }, "hosts_unreadable"));
      continue;
    }
    const key = JSON.stringify([type.teamId ?? type.id, members]);
    const name = type.team?.name?.trim() || type.title;
    const group = groups.get(key) ?? { name, slug: type.team?.slug, members, types: [] };
    group.types.push(type);
    groups.set(key, group);
  }
  const pageSlugs = new Set<string>();
  for (const { types, ...team } of groups.values()) {
    const slugs = new Set<string>();
    const converted = types.map((type) => {
      const content = convertEventType(type, slugs, section);
      const hosts = convertHosts(type, keys);
      if (countGroups(type) > 1) section.differs.push(buildGroupsNote(content.handle, type));
      return { ...content, custom: { ...content.custom, hosts } };
    });
    addTeamPage(target, { ...team, types: converted }, pageSlugs);
  }
}

/** Hosts who take part in each meeting of a round robin stay so; of the others, one of each group takes part. */
function convertHosts(type: EventType, keys: ReadonlyMap<number, string>) {
  const { schedulingType, hosts } = type;
  const count = countGroups(type);
  if (schedulingType === "collective" || count === 0) return { kind: "all" };
  const mandatory = (hosts ?? []).filter((host) => host.mandatory);
  const fixed = mandatory.flatMap(({ userId }) => keys.get(userId) ?? []);
  return fixed.length > 0 || count > 1 ? { kind: "some", count, fixed } : { kind: "any" };
}

/** Hosts without a group are one group. */
const countGroups = ({ schedulingType, hosts }: EventType): number =>
  schedulingType === "collective"
    ? 0
    : new Set((hosts ?? []).filter(({ mandatory }) => !mandatory).map(({ groupId }) => groupId ?? "")).size;

const buildGroupsNote = (subject: string, type: EventType) =>
  buildNote({ subject, topic: "hosts" }, "host_groups", { groups: countGroups(type) });
