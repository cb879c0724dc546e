import {
  buildOccurrencesFile,
  buildSeriesFile,
  isAttending,
} from "@/lib/domain/events/series/build-series-file";
import { buildCalendarFile } from "@/lib/domain/events/visitor/build-calendar-file";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import type { MailReader } from "./find-readers";
import type { SeriesMail } from "./series-mail";

/** Builds the calendar attachment of a mail: for a series all of it or its removed events, else the one event. */
export function buildCalendarAttachment(
  visitor: EventVisitor,
  series: SeriesMail | undefined,
  { email }: MailReader,
  method: "REQUEST" | "CANCEL",
): string | null {
  const addressed = (visits: readonly EventVisitor[]) => visits.map((visit) => ({ ...visit, email }));
  if (!series && visitor.event.seriesId === null)
    return buildCalendarFile({ ...visitor, email }, buildMailedKey(visitor), method);
  if (!series) return buildOccurrencesFile(addressed([visitor]), method);
  const isWhole = method === "REQUEST" || !series.whole.some(isAttending);
  return isWhole
    ? buildSeriesFile(addressed(series.whole), method)
    : buildOccurrencesFile(addressed(series.visits), method);
}
