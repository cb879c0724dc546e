"use client";
import { useId } from "react";
import { useText } from "../texts";
import type { ToolImport } from "./queries";

interface Props {
  tool: ToolImport["tool"];
  value: string;
  onChange: (value: string) => void;
}

/** The secret of the other tool's account. */
export function TokenInput({ tool, value, onChange }: Props) {
  const t = useText();
  const id = useId();
  const isCalendly = tool === "calendly";
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {t(isCalendly ? "toolImport.token" : "toolImport.key")}
      </label>
      <input
        id={id}
        className="input mt-1"
        type="password"
        name="import-token"
        autoComplete="off"
        required
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
        {t(isCalendly ? "toolImport.tokenHint" : "toolImport.keyHint")}
      </p>
    </div>
  );
}
