"use client";
import { useState } from "react";
import { DateTimeInput } from "../form/date-time-input";
import { useMe } from "../me";
import { useText } from "../texts";
import { parseDatetimeLocal } from "../to-datetime-local";

interface Props {
  onChoose: (at: Date) => void;
}

/** Sets the sandbox clock to a time in the user's zone, in which the clock is shown. */
export function ClockForm({ onChoose }: Props) {
  const t = useText();
  const { timezone } = useMe();
  const [typed, setTyped] = useState("");
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = parseDatetimeLocal(timezone, typed);
        if (!chosen) return;
        onChoose(chosen);
        setTyped("");
      }}
    >
      <DateTimeInput label={t("testMode.to")} field={{ value: typed, error: null, onChange: setTyped }} />
      <button type="submit" className="button px-3">
        {t("testMode.go")}
      </button>
    </form>
  );
}
