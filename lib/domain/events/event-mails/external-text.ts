import { DEFAULT_TITLE, renderTitle } from "@/lib/domain/events/title-template";
import { describeEventHost } from "@/lib/domain/events/visitor/event-facts";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { resolveEventSettings } from "@/lib/domain/events/visitor/resolve-event-settings";

type EventWithParts = EventVisitor["event"];

/**
 * Whether somebody whom the organisation does not know wrote the title. Then it stands in no subject of a mail to
 * people who never asked for that person's words, and in its text as a quotation. What has seats is named by its page.
 */
export const hasExternalTitle = ({ api, bookpage, seats, createdByUserId }: EventWithParts): boolean =>
  !api && seats === null && (bookpage || createdByUserId === null);

/** What the stranger has typed as the title; null where the page made it of names. */
export function findTypedTitle(event: EventWithParts): string | null {
  const booker = findBooker(event);
  if (!booker) return event.title;
  const names = { invitee: booker.fullName ?? "", me: describeEventHost(event).name };
  const usual = renderTitle(resolveEventSettings(event).auto_title || DEFAULT_TITLE, names);
  return event.title === usual ? null : event.title;
}

/** With nothing in it that a mail program would make a link of: a space without width stands within each address. */
export const escapeLinks = (text: string): string =>
  text.replace(/:(?=\/)|(?<=[\p{L}\p{N}])[.@](?=[\p{L}\p{N}])/gu, "$&\u200b");
