/** @jsxImportSource preact */
import { useEffect, useMemo, useState } from "preact/hooks";
import { CalendarReadError } from "@/components/booking/visitor-calendar/calendar-read-error";
import {
  openCalendarFile,
  type VisitorCalendarSource,
} from "@/components/booking/visitor-calendar/calendar-source";
import { findOverlaps } from "@/components/booking/visitor-calendar/find-overlaps";
import { formatOverlaps, formatTemplate } from "@/components/booking/visitor-calendar/format-overlaps";
import { CALENDAR_WORKER_URL } from "@/components/booking/visitor-calendar/start-calendar-worker";
import { withReadAhead } from "@/components/booking/visitor-calendar/with-read-ahead";
import type { VisitorBusyTime, VisitorCalendarTexts } from "@/lib/pages/visitor-calendar/view";
import type { SlotStart } from "./page-client";
import type { CalendarApp } from "./use-app";

/**
 * Overlays the visitor's own calendar, read from a file only: a calendar's address is a secret, and this page belongs
 * to another website (decision 127).
 */
export function CalendarFileOverlay({ app }: { app: CalendarApp }) {
  const texts = useTexts(app);
  const { source, isReading, error, open, onReadFailure, remove } = useCalendarFile(app, texts);
  const times = useBusyTimes(app, source, onReadFailure);
  const shown = useMemo(() => {
    const { day, byDay } = app;
    return app.shown.layout === "month" ? (byDay.get(day ?? "") ?? []) : [...byDay.values()].flat();
  }, [app.shown.layout, app.day, app.byDay]);

  useEffect(() => {
    if (!texts || !times) return app.setMarks(null);
    app.setMarks(markSlots(app, texts, times));
  }, [texts, times, app.byDay, app.duration, app.format]);
  if (!texts) return null;
  const openFirst = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) open(file);
  };
  const count = shown.filter((slot) => app.marks?.has(slot)).length;
  const busy = app.chosen.flatMap((slot) => app.marks?.get(slot) ?? []);
  const result =
    busy.length > 0
      ? formatTemplate(texts.note, { busy: busy.join(" · ") })
      : count > 0
        ? formatTemplate(texts.count, { count, total: shown.length })
        : texts.none;
  return (
    <div>
      <p class="hint">{texts.intro}</p>
      <label
        class="file"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          openFirst(event.dataTransfer?.files);
        }}
      >
        <strong>{texts.file}</strong>
        <span class="button">{texts.choose}</span>
        <input
          type="file"
          accept=".ics,.ical,text/calendar"
          class="unseen"
          aria-invalid={error !== null}
          onChange={({ currentTarget }) => {
            openFirst(currentTarget.files);
            currentTarget.value = ""; // allows choosing the same file again
          }}
        />
        <small>{texts.fileHint}</small>
      </label>
      {error === null ? null : (
        <p role="alert" class="fault">
          {error}
        </p>
      )}
      <p role="status">{isReading ? texts.reading : source && times && shown.length > 0 ? result : ""}</p>
      {source ? (
        <p>
          {formatTemplate(texts.laid, { name: source.name ?? texts.mine })}{" "}
          <button type="button" class="plain" onClick={remove}>
            {texts.remove}
          </button>
        </p>
      ) : null}
    </div>
  );
}

function useTexts({ service, lang }: CalendarApp): VisitorCalendarTexts | null {
  const [texts, setTexts] = useState<VisitorCalendarTexts | null>(null);
  useEffect(() => {
    service.getVisitorCalendarTexts(lang).then(setTexts, () => {}); // the page works without the overlay
  }, [service, lang]);
  return texts;
}

/**
 * Browsers refuse a worker of another origin, so a local one imports it; if the website's policy forbids that, the
 * visitor gets an error text.
 */
function startWorker(origin: string): Worker {
  const script = `importScripts(${JSON.stringify(origin + CALENDAR_WORKER_URL)})`;
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    return new Worker(address);
  } finally {
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }
}

/** The state of the overlaid calendar: its source, or the error. */
function useCalendarFile(app: CalendarApp, texts: VisitorCalendarTexts | null) {
  const [source, setSource] = useState(app.visitorCalendar.current);
  const [fileError, setError] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const replaceSource = (next: VisitorCalendarSource | null) => {
    app.visitorCalendar.current?.end();
    app.visitorCalendar.current = next;
    setSource(next);
  };
  const fail = (error: unknown) =>
    setError(texts?.issues[error instanceof CalendarReadError ? error.rule : "failed"] ?? null);
  return {
    source,
    error: fileError,
    isReading,
    async open(file: File) {
      setError(null);
      setReading(true);
      let next: VisitorCalendarSource | null = null;
      try {
        next = await openCalendarFile(file, () => startWorker(app.options.origin));
        await next.read({ from: 0, until: 1 }, app.timezone); // fails if the file is unreadable
        replaceSource(next);
      } catch (error) {
        next?.end();
        fail(error);
      } finally {
        setReading(false);
      }
    },
    onReadFailure(error: unknown) {
      fail(error);
      replaceSource(null);
    },
    remove() {
      setError(null);
      replaceSource(null);
    },
  };
}

/** Returns the visitor's busy times around the loaded slots; null until they are known. */
function useBusyTimes(
  { byDay, duration, timezone }: CalendarApp,
  source: VisitorCalendarSource | null,
  onReadFailure: (error: unknown) => void,
): VisitorBusyTime[] | null {
  const [times, setTimes] = useState<VisitorBusyTime[] | null>(null);
  const read = useMemo(
    () => source && withReadAhead((range) => source.read(range, timezone)),
    [source, timezone],
  );
  useEffect(() => {
    const starts = [...byDay.values()].flat().map((slot) => Date.parse(slot));
    let isOver = false;
    if (!read) setTimes(null);
    else if (starts.length > 0)
      read({ from: Math.min(...starts), until: Math.max(...starts) + duration * 60_000 }).then(
        (found) => isOver || setTimes(found),
        (error) => isOver || onReadFailure(error),
      );
    return () => {
      isOver = true;
    };
  }, [read, byDay, duration]);
  return times;
}

/** Maps each loaded slot to a text about the visitor's overlapping entries. */
function markSlots(
  { byDay, duration, timezone, lang, hours, format }: CalendarApp,
  texts: VisitorCalendarTexts,
  times: readonly VisitorBusyTime[],
): Map<SlotStart, string> {
  const marks = new Map<SlotStart, string>();
  const view = {
    label: "",
    lang,
    locale: format.locale,
    hourCycle: hours,
    zone: timezone,
    minutes: duration,
  };
  for (const slot of [...byDay.values()].flat()) {
    const found = findOverlaps(times, { start: Date.parse(slot), minutes: duration, zone: timezone });
    if (found.length > 0) marks.set(slot, formatOverlaps(found, texts, view));
  }
  return marks;
}
