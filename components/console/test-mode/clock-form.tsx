"use client";
import { useId, useState } from "react";
import { useText } from "../texts";
import { toDatetimeLocal } from "../to-datetime-local";

interface Props {
  /** The current time of the sandbox. */
  now: string;
  onChoose: (at: Date) => void;
}

/** Sets the sandbox clock to a time in this device's zone. */
export function ClockForm({ now, onChoose }: Props) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState("");
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === "") return;
        onChoose(new Date(typed));
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
        min={toDatetimeLocal(new Date(now))}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="button px-3">
        {t("testMode.go")}
      </button>
    </form>
  );
}
