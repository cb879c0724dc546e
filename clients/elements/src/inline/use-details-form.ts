import { useMemo, useState } from "preact/hooks";
import type { CalendarContext, FormValues } from "./calendar-context";
import { formatBookingRejection } from "./format-booking-rejection";
import type { BookingResult } from "./page-client";
import { type BookingSelection, toBookingRequest, validateDetails } from "./validate-details";

/** Holds the values of the details form, also while the slots change. */
export function useDetailsForm(
  context: CalendarContext,
  selection: BookingSelection,
  onResult: (result: BookingResult) => void,
) {
  const [typed, setTyped] = useState<FormValues>(() => parsePrefill(context));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const request = toBookingRequest(context, typed, selection);
  // Equal requests share the idempotency key, so that a retry books once.
  const key = useMemo(() => crypto.getRandomValues(new Uint32Array(4)).join("-"), [JSON.stringify(request)]);

  const send = async () => {
    if (isSending) return;
    const found = validateDetails(context, typed);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      const result = await context.service.book(request, key);
      if (result.outcome === "refused") {
        const rejection = formatBookingRejection(context, result, typed);
        setErrors(rejection.errors);
        setFailure(rejection.failure);
      }
      if (result.outcome === "series") setFailure(context.t("seriesGone"));
      onResult(result);
    } catch {
      setFailure(context.t("away"));
    } finally {
      setSending(false);
    }
  };
  const type = (name: string, value: string) => setTyped({ ...typed, [name]: value });
  return { typed, type, errors, failure, isSending, send };
}

function parsePrefill({ options, first }: CalendarContext): FormValues {
  const { answers, ...fields } = options.prefill;
  const prefilled = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  const search = new URLSearchParams(answers ?? "");
  const keys = first.questions.map(({ key }) => key).filter((key) => search.has(key));
  return Object.fromEntries([
    ...prefilled,
    ...keys.map((key) => [`a_${key}`, search.getAll(key).join("\n")]),
  ]);
}
