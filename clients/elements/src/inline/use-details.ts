import { useMemo, useState } from "preact/hooks";
import { findFaults, toWanted } from "./check-details";
import type { Given, Typed } from "./given";
import { sayRefusal } from "./say-refusal";
import type { Answered, Slot } from "./service";

/** The form: what was typed stays, whatever happens to the times. */
export function useDetails(
  given: Given,
  { chosen, duration }: { chosen: Slot[]; duration: number },
  answered: (answer: Answered) => void,
) {
  const [typed, setTyped] = useState<Typed>(() => readPrefill(given));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const wanted = useMemo(() => toWanted(given, typed, chosen, duration), [typed, chosen, duration, given]);
  // The same wish sent twice books once, whatever was lost on the way.
  const key = useMemo(() => crypto.getRandomValues(new Uint32Array(4)).join("-"), [wanted]);

  const send = async () => {
    if (isSending) return;
    const found = findFaults(given, typed);
    setFaults(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      const answer = await given.service.book(wanted, key);
      if (answer.outcome === "refused") {
        const said = sayRefusal(given, answer, typed);
        setFaults(said.faults);
        setFailure(said.failure);
      }
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

function readPrefill({ wish, facts }: Given): Typed {
  const { answers, ...fields } = wish.prefill;
  const given = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  const search = new URLSearchParams(answers ?? "");
  const keys = facts.questions.map(({ key }) => key).filter((key) => search.has(key));
  return Object.fromEntries([...given, ...keys.map((key) => [`a_${key}`, search.getAll(key).join("\n")])]);
}
