import type { EventRow } from "@/lib/domain/events/event-rows";
import { deriveRole } from "@/lib/domain/events/planned-steps/list-recipients";
import { listTextValues } from "@/lib/domain/events/planned-steps/list-text-values";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { redactOtherGroups } from "@/lib/domain/events/seats/redact-other-groups";
import { renderVariables } from "@/lib/domain/events/workflows/text-variables";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { parseCalendarLines } from "./calendar-line";

interface LineReader {
  /** The participant in whose calendar the entry is. */
  invitee: EventRow["invitees"][number] | undefined;
  language: string;
  timezone: string;
}

/** The longest line with its variables replaced. */
const MAX_LINE_LENGTH = 1000;

/**
 * Formats the lines that steps of workflows have added to this reader's entry of a confirmed meeting. Some calendars show
 * descriptions as HTML, so that no angle brackets remain.
 */
export function formatCalendarLines(event: EventRow, { invitee, language, timezone }: LineReader): string[] {
  const lines = parseCalendarLines(event);
  if (lines.length === 0 || !invitee || deriveEventPhase(event) !== "confirmed") return [];
  const role = deriveRole(event, invitee);
  const shown = lines.filter(({ to }) => to.includes(role));
  if (shown.length === 0) return [];
  const values = listTextValues(
    redactOtherGroups(event, invitee),
    {
      role: role === "host" ? "host" : role === "booker" ? "booker" : "guest",
      visitor: null,
      email: invitee.email ?? "",
      name: invitee.fullName,
      lang: isLanguage(language) ? language : "en",
      zone: timezone,
      team: null,
    },
    "",
  );
  return shown.map(({ text }) =>
    renderVariables(text, values).replaceAll("<", "‹").replaceAll(">", "›").slice(0, MAX_LINE_LENGTH),
  );
}
