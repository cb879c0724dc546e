import type { Messages } from "@/lib/platform/i18n/messages/messages";

/** The groups of texts that these files add to the console's. */
export type CalendarUseTexts = Pick<Messages["console"], "calendarUse" | "peopleCalendars" | "unreadEntries">;
