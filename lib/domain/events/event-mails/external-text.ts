import { DEFAULT_TITLE, renderTitle } from "@/lib/domain/events/title-template";
import { describeEventHost } from "@/lib/domain/events/visitor/event-facts";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { resolveEventSettings } from "@/lib/domain/events/visitor/resolve-event-settings";

type EventWithParts = EventVisitor["event"];

/**
 * Returns whether an external person wrote the title. Such a title is left out of subjects to other external people and quoted
 * in the text. Events with seats have the title of their page.
 */
export const hasExternalTitle = ({ api, bookpage, seats, createdByUserId }: EventWithParts): boolean =>
  !api && seats === null && (bookpage || createdByUserId === null);

/** Finds the title that an external person typed; null if the page generated it. */
export function findTypedTitle(event: EventWithParts): string | null {
  const booker = findBooker(event);
  if (!booker) return event.title;
  const names = { invitee: booker.fullName ?? "", me: describeEventHost(event).name };
  const generated = renderTitle(resolveEventSettings(event).auto_title || DEFAULT_TITLE, names);
  return event.title === generated ? null : event.title;
}

/** Prevents mail programs from making links: adds a zero-width space to each address. */
export const escapeLinks = (text: string): string =>
  text.replace(/:(?=\/)|(?<=[\p{L}\p{N}])[.@](?=[\p{L}\p{N}])/gu, "$&\u200b");
