import { useMemo, useState } from "preact/hooks";
import type { CalendarContext, DetailsFormState } from "./calendar-context";
import { addDays } from "./calendar-days";
import { validateDetails } from "./validate-details";

const MAX_DAYS = 31;

type WaitingOutcome = { outcome: "waiting" } | { outcome: "code"; confirmUrl: string };

/** Holds the waiting list form; it shares the visitor's name and address with the details form. */
export function useWaitingForm(
  context: CalendarContext,
  { day, duration, details }: { day: string | null; duration: number; details: DetailsFormState },
  finish: (end: WaitingOutcome) => void,
) {
  const { service, facts, type, host, timezone, lang, t, format } = context;
  const [until, setUntil] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { name = "", email = "" } = details.typed;
  const last = until >= (day ?? "") ? until : "";
  const request = useMemo(
    () => ({
      type: type ?? undefined,
      host: host ?? undefined,
      day,
      last_day: last || undefined,
      ...(duration !== facts.durations[0] && { duration }),
      attendee: { name: name.trim(), email: email.trim(), timezone, language: lang },
    }),
    [type, host, duration, day, last, name, email, timezone, lang],
  );
  // Equal requests share the idempotency key, so that a retry joins the list once.
  const key = useMemo(() => crypto.getRandomValues(new Uint32Array(4)).join("-"), [request]);
  const lastChoice = addDays(day ?? "2000-01-01", MAX_DAYS - 1);
  const untilBad = () => t("untilBad", { first: format.day(day ?? ""), last: format.day(lastChoice) });

  const refuse = (code: string, pointers: string[]) => {
    if (pointers.includes("/last_day")) return setErrors({ until: untilBad() });
    if (pointers.includes("/attendee/email")) return setErrors({ email: t("emailUnwelcome") });
    if (code === "mail_limit") return setFailure(t("mailsMany"));
    setFailure(t(code === "conflict" ? "waitingGone" : "away"));
  };
  const send = async () => {
    if (isSending || day === null) return;
    const found = validateDetails(context, details.typed, ["name", "email"]);
    if (until && (until < day || until > lastChoice)) found.until = untilBad();
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      const result = await service.joinWaitingList(request, key);
      if (result.outcome === "refused")
        refuse(
          result.code,
          result.errors.map(({ pointer }) => pointer),
        );
      else finish(result);
    } catch {
      setFailure(t("away"));
    } finally {
      setSending(false);
    }
  };
  const form: DetailsFormState = {
    typed: { ...details.typed, until: until || (day ?? "") },
    type: (field, value) => (field === "until" ? setUntil(value) : details.type(field, value)),
    errors,
  };
  return { form, failure, isSending, send, lastChoice };
}
