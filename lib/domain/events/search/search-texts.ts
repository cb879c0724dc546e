import { formatFoldedText } from "@/lib/platform/db/format-folded-text";

/** Puts a space before each part, which marks beginnings of words. */
const joinTexts = (...columns: string[]) =>
  formatFoldedText(`(' ' || ${columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ")})`);

/** Text of an event `e`, as in the index events_searched. */
export const EVENT_TEXT = joinTexts("e.title", "e.created_by_name", "e.created_by_email");

export const TITLE_TEXT = joinTexts("e.title");

export const CREATOR_TEXT = joinTexts("e.created_by_name", "e.created_by_email");

/** Text of an invitee `i`, as in the index invitees_searched. */
export const INVITEE_TEXT = joinTexts("i.full_name", "i.email", "i.phone", "i.company");

/** Text of an invitee that all participants of the meeting may see. */
export const SHOWN_INVITEE_TEXT = joinTexts("i.full_name", "i.company");

/** Text of a location `p`, as in the index event_places_searched. */
export const PLACE_TEXT = joinTexts("p.name", "p.address");

/** Text of a user `u`. */
export const USER_TEXT = joinTexts("u.first_name", "u.last_name", "u.email");
