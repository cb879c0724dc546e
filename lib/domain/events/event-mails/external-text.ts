import type { EventRow } from "@/lib/domain/events/event-rows";
import { DEFAULT_TITLE, renderTitle } from "@/lib/domain/events/title-template";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { resolveEventSettings } from "@/lib/domain/events/visitor/resolve-event-settings";

type EventWithParts = EventVisitor["event"];

/**
 * Returns whether an external person wrote the title. Such a title is left out of subjects to other external people and quoted
 * in the text. Events with seats have the title of their page.
 */
export const hasExternalTitle = ({ api, bookpage, seats, createdByUserId }: EventRow): boolean =>
  !api && seats === null && (bookpage || createdByUserId === null);

/** Finds the title that an external person typed; null if the page generated it. */
export function findTypedTitle(event: EventWithParts): string | null {
  const booker = findBooker(event);
  if (!booker) return event.title;
  const template = resolveEventSettings(event).auto_title || DEFAULT_TITLE;
  return isGeneratedTitle(event.title, template, booker.fullName ?? "") ? null : event.title;
}

/** Returns whether the template yields the title for any host, as a reassigned meeting may be titled for the previous one. */
function isGeneratedTitle(title: string, template: string, invitee: string): boolean {
  const parts = renderTitle(template, { invitee, me: "\0" }).split("\0");
  const [first = "", ...rest] = parts;
  const last = rest.at(-1);
  if (last === undefined) return title === first;
  return title.length >= first.length + last.length && title.startsWith(first) && title.endsWith(last);
}

/** Prevents mail programs from making links: adds a zero-width space to each address. */
export const escapeLinks = (text: string): string =>
  text.replace(/:(?=\/)|(?<=[\p{L}\p{N}])[.@](?=[\p{L}\p{N}])/gu, "$&\u200b");
