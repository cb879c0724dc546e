"use client";
import { useId, useState } from "react";
import { useMe } from "../me";
import { useText } from "../texts";
import { parseDatetimeLocal, toDatetimeLocal } from "../to-datetime-local";

interface Props {
  /** The current time of the sandbox. */
  now: string;
  onChoose: (at: Date) => void;
}

/** Sets the sandbox clock to a time in the user's zone, in which the clock is shown. */
export function ClockForm({ now, onChoose }: Props) {
  const t = useText();
  const { timezone } = useMe();
  const id = useId();
  const [typed, setTyped] = useState("");
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = parseDatetimeLocal(timezone, typed);
        if (!chosen) return;
        onChoose(chosen);
        setTyped("");
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t("testMode.to")}
      </label>
      <input
        id={id}
        type="datetime-local"
        className="input w-auto min-w-0"
        min={toDatetimeLocal(timezone, new Date(now))}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="button px-3">
        {t("testMode.go")}
      </button>
    </form>
  );
}
