"use client";

import { useState } from "react";
import type { OwnCalendarTexts, OwnCalendarView } from "@/lib/pages/own-calendar/view";
import type { OwnSource } from "./own-source";
import { Refusal, type Trouble } from "./refusal";

/** What is laid over stays so while the visitor goes to the next step of the page and back. */
const kept: { source: OwnSource | null } = { source: null };

/** Where it is known from when the visitor is busy, or why that is not known. */
export function useSource(texts: OwnCalendarTexts | null, { zone }: OwnCalendarView) {
  const [source, setSource] = useState(kept.source);
  const [isReading, setReading] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  function lay(next: OwnSource | null) {
    if (kept.source !== next) kept.source?.end();
    kept.source = next;
    setSource(next);
  }

  function fail(at: Trouble["at"], error: unknown) {
    const { rule, text } = error instanceof Refusal ? error : new Refusal("failed");
    if (texts) setTrouble({ at, text: text ?? texts.faults[rule] });
  }

  /** True once it is laid over. What was before stays where this one cannot be read. */
  async function open(at: Trouble["at"], load: () => Promise<OwnSource>): Promise<boolean> {
    setTrouble(null);
    setReading(true);
    let next: OwnSource | null = null;
    try {
      next = await load();
      await next.read({ from: 0, until: 1 }, zone); // tells whether it can be read at all
      lay(next);
      return true;
    } catch (error) {
      next?.end();
      fail(at, error);
      return false;
    } finally {
      setReading(false);
    }
  }

  /** Of what is laid over, when more of it is read. */
  function lose(error: unknown) {
    fail(kept.source?.at ?? "file", error);
    lay(null);
  }

  function remove() {
    setTrouble(null);
    lay(null);
  }

  return { source, isReading, trouble, open, lose, remove };
}
