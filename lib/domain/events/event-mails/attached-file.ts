import { attends, occurrencesFile, seriesFile } from "@/lib/domain/events/series/series-file";
import { calendarFile } from "@/lib/domain/events/visitor/calendar-file";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { mailedKey } from "@/lib/domain/events/visitor/mailed-key";
import type { MailReader } from "./find-readers";
import type { SeriesMail } from "./series-mail";

/** What a mail puts into the reader's calendar. Of a series all of it, or what is taken out of it; of one of its events that one. */
export function attachedFile(
  visitor: EventVisitor,
  series: SeriesMail | undefined,
  { email }: MailReader,
  method: "REQUEST" | "CANCEL",
): string | null {
  const addressed = (visits: readonly EventVisitor[]) => visits.map((visit) => ({ ...visit, email }));
  if (!series && visitor.event.seriesId === null)
    return calendarFile({ ...visitor, email }, mailedKey(visitor), method);
  if (!series) return occurrencesFile(addressed([visitor]), method);
  const isWhole = method === "REQUEST" || !series.whole.some(attends);
  return isWhole
    ? seriesFile(addressed(series.whole), method)
    : occurrencesFile(addressed(series.visits), method);
}
