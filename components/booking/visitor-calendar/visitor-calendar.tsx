"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { VisitorCalendarTexts, VisitorCalendarView } from "@/lib/pages/visitor-calendar/view";
import { openCalendarFile, openCalendarUrl } from "./calendar-source";
import { formatTemplate } from "./format-overlaps";
import { SourceChoice } from "./source-choice";
import { readStoredCalendarUrl, storeCalendarUrl } from "./stored-calendar-url";
import { type OverlapSummary, useCalendarOverlaps } from "./use-calendar-overlaps";
import { useCalendarSource } from "./use-calendar-source";

interface Props {
  view: VisitorCalendarView;
  isOpen: boolean;
  onClose: () => void;
}

/** The overlay of the visitor's calendar: its source and its summary. */
export default function VisitorCalendar({ view, isOpen, onClose }: Props) {
  const texts = useTexts(view.lang);
  const { source, isReading, sourceError, open, onReadFailure, remove } = useCalendarSource(texts, view);
  const overlap = useCalendarOverlaps(source, texts, view, onReadFailure);

  const choose = async (...request: Parameters<typeof open>) => {
    if (await open(...request)) onClose();
  };
  const openTyped = async (address: string, keep: boolean) => {
    const opened = await openCalendarUrl(address, view.lang, keep);
    storeCalendarUrl(keep ? address : null);
    return opened;
  };
  const removeSource = () => {
    storeCalendarUrl(null);
    remove();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as there is something to say
  useEffect(() => {
    const address = readStoredCalendarUrl();
    if (texts && !source && address) void open("address", () => openCalendarUrl(address, view.lang, true));
  }, [texts]);

  if (!texts) return null;
  return (
    <div className="px-4 pb-4 sm:px-6">
      <p role="status" className={isReading ? "py-1 text-sm" : "sr-only"}>
        {isReading ? texts.reading : source && overlap ? formatResult(texts, overlap) : ""}
      </p>
      {source ? (
        <Row
          action={source.remembered ? texts.forget : texts.remove}
          onAction={source.remembered ? removeSource : remove}
        >
          <span className="block">
            {overlap ? formatResult(texts, { ...overlap, note: null }) : texts.reading}
          </span>
          <span className="block text-muted">
            {formatTemplate(texts.laid, { name: source.name ?? texts.mine })}
          </span>
        </Row>
      ) : null}
      {sourceError && !isOpen ? (
        <Row action={readStoredCalendarUrl() === null ? null : texts.forget} onAction={removeSource}>
          <span role="alert" className="font-medium text-bad">
            {sourceError.text}
          </span>
        </Row>
      ) : null}
      {isOpen ? (
        <SourceChoice
          texts={texts}
          error={sourceError}
          isReading={isReading}
          onFile={(file) => void choose("file", () => openCalendarFile(file))}
          onAddress={(address, keep) => void choose("address", () => openTyped(address, keep))}
          onConnected={(connected) => void choose("connected", async () => connected)}
        />
      ) : null}
    </div>
  );
}

const formatResult = (texts: VisitorCalendarTexts, { count, total, note }: OverlapSummary): string =>
  note ?? (total === 0 ? "" : count === 0 ? texts.none : formatTemplate(texts.count, { count, total }));

interface RowProps {
  children: ReactNode;
  /** The offered action; null if there is none. */
  action: string | null;
  onAction: () => void;
}

function Row({ children, action, onAction }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">{children}</p>
      {action === null ? null : (
        <button
          type="button"
          onClick={onAction}
          className="link inline-flex min-h-11 cursor-pointer items-center"
        >
          {action}
        </button>
      )}
    </div>
  );
}

function useTexts(lang: string): VisitorCalendarTexts | null {
  const [texts, setTexts] = useState<VisitorCalendarTexts | null>(null);
  useEffect(() => {
    fetch(`/api/visitor-calendar/texts/${lang}`)
      .then(async (response) => {
        if (response.ok) setTexts(await response.json());
      })
      .catch(() => {}); // the page works without the overlay
  }, [lang]);
  return texts;
}
