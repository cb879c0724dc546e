import { isLanguage } from "@/lib/platform/i18n/languages";
import type { SettingsContent } from "../settings-files/settings-document";
import type { ReportSection } from "./import-report";
import { buildHoursContent, type ToolHours } from "./parse-hours";
import type { SettingsWriter } from "./settings-writer";

interface ToolPerson {
  email: string;
  name: string;
  timezone?: string | null | undefined;
  locale?: string | null | undefined;
}

export interface ImportTarget {
  writer: SettingsWriter;
  section: ReportSection;
}

/** Adds the file of a user, and returns its key. */
export function addUser(
  { writer, section }: ImportTarget,
  { email, name, timezone, locale }: ToolPerson,
): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const language = locale?.slice(0, 2);
  const { path, key } = writer.add("users", {
    email: email.toLowerCase(),
    first_name: first,
    last_name: others.join(" "),
    ...(timezone && { timezone }),
    ...(isLanguage(language) && { language }),
  });
  section.made.push(path);
  return key;
}

/** Adds the schedules of a user, the main one first, and returns their keys. */
export const addHours = (
  { writer, section }: ImportTarget,
  user: string,
  schedules: readonly ToolHours[],
): string[] =>
  schedules.map((schedule, index) => {
    const added = writer.add("availabilities", {
      belongs_to: user,
      number: index + 1,
      ...buildHoursContent(schedule),
    });
    section.made.push(added.path);
    return added.key;
  });

export type TypeContent = SettingsContent & { custom: { duration: number } };

/** Adds a page with its types; the first type gives the duration of the page. */
export function addPage(
  { writer, section }: ImportTarget,
  owner: { belongs_to: string } | { team: string },
  { slug, types }: { slug: string; types: readonly TypeContent[] },
): void {
  const { path } = writer.add("pages", {
    nickname: slug,
    ...owner,
    custom: { auto_confirm: true, duration: types[0]?.custom.duration ?? 30 },
    types,
  });
  section.made.push(path);
}
