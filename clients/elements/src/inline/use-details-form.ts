import { useMemo, useState } from "preact/hooks";
import type { CalendarContext, FormValues } from "./calendar-context";
import { formatBookingRejection } from "./format-booking-rejection";
import type { BookingResult } from "./page-client";
import { type BookingSelection, toBookingRequest, validateDetails } from "./validate-details";

/** Holds the values of the details form, also while the slots change. */
export function useDetailsForm(
  given: CalendarContext,
  wish: BookingSelection,
  answered: (answer: BookingResult) => void,
) {
  const [typed, setTyped] = useState<FormValues>(() => parsePrefill(given));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const wanted = toBookingRequest(given, typed, wish);
  // Equal requests share the idempotency key, so that a retry books once.
  const key = useMemo(() => crypto.getRandomValues(new Uint32Array(4)).join("-"), [JSON.stringify(wanted)]);

  const send = async () => {
    if (isSending) return;
    const found = validateDetails(given, typed);
    setFaults(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      const answer = await given.service.book(wanted, key);
      if (answer.outcome === "refused") {
        const said = formatBookingRejection(given, answer, typed);
        setFaults(said.faults);
        setFailure(said.failure);
      }
      if (answer.outcome === "series") setFailure(given.say("seriesGone"));
      answered(answer);
    } catch {
      setFailure(given.say("away"));
    } finally {
      setSending(false);
    }
  };
  const type = (name: string, value: string) => setTyped({ ...typed, [name]: value });
  return { typed, type, faults, failure, isSending, send };
}

function parsePrefill({ wish, first }: CalendarContext): FormValues {
  const { answers, ...fields } = wish.prefill;
  const given = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  const search = new URLSearchParams(answers ?? "");
  const keys = first.questions.map(({ key }) => key).filter((key) => search.has(key));
  return Object.fromEntries([...given, ...keys.map((key) => [`a_${key}`, search.getAll(key).join("\n")])]);
}
