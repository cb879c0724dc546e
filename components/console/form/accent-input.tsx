"use client";
import { useId } from "react";
import { deriveAccent, type ThemeAccent } from "@/lib/core/colour/derive-accent";
import { useText } from "../texts";
import { buildFieldAria, FieldFrame } from "./fields";
import type { TextField } from "./use-form";

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** The initial colour of the picker: the highlighter. */
const DEFAULT_ACCENT = "#fcc238";

interface Props {
  hint?: string;
  /** The effective colour if none is chosen. */
  unset: string;
  field: TextField;
}

/** A colour, picked or typed, with its shades in both themes. */
export default function AccentInput({ hint, unset, field }: Props) {
  const t = useText();
  const id = useId();
  const chosen = isColour(field.value) ? field.value.toLowerCase() : null;
  return (
    <div className="grid gap-3">
      <FieldFrame
        id={id}
        label={t("organization.accent")}
        hint={hint}
        error={field.error && t("organization.accentInvalid")}
      >
        <div className="mt-1 flex gap-2">
          <input
            type="color"
            aria-label={t("organization.accentPick")}
            value={chosen ?? DEFAULT_ACCENT}
            className="h-12 w-14 flex-none cursor-pointer rounded-sm border border-busy bg-raised p-1"
            onChange={({ target }) => field.onChange(target.value)}
          />
          <input
            {...buildFieldAria(id, hint, field.error)}
            className="input"
            name={field.name}
            value={field.value}
            placeholder={unset}
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            onChange={({ target }) => field.onChange(target.value.trim())}
          />
          {field.value ? (
            <button type="button" className="button" data-tone="quiet" onClick={() => field.onChange("")}>
              {t("organization.remove")}
            </button>
          ) : null}
        </div>
      </FieldFrame>
      {chosen ? <AccentPreview accent={chosen} /> : null}
    </div>
  );
}

function AccentPreview({ accent }: { accent: string }) {
  const t = useText();
  const made = deriveAccent(accent);
  return (
    <div className="grid gap-3 sm:grid-cols-2" aria-live="polite">
      <Sample theme="light" name={t("organization.accentLight")} made={made.light} chosen={accent} />
      <Sample theme="dark" name={t("organization.accentDark")} made={made.dark} chosen={accent} />
    </div>
  );
}

interface SampleProps {
  theme: "light" | "dark";
  name: string;
  made: ThemeAccent;
  chosen: string;
}

/** A button, a day and a link, on the background of the theme. */
function Sample({ theme, name, made, chosen }: SampleProps) {
  const t = useText();
  const { accent, text } = made;
  return (
    <div
      data-theme={theme}
      style={
        {
          "--accent": accent,
          "--accent-text": text,
          "--action": accent,
          "--action-text": text,
        } as React.CSSProperties
      }
      className="grid gap-3 rounded-sm border border-line bg-surface p-4 text-text"
    >
      <p className="text-xs text-muted">{name}</p>
      <div className="flex flex-wrap items-center gap-3">
        <span className="button" data-tone="accent" aria-hidden="true">
          {t("organization.accentSample")}
        </span>
        <span className="day w-12" data-chosen aria-hidden="true">
          12
        </span>
      </div>
      <p className="text-xs">
        {accent === chosen ? accent : t("organization.accentChanged", { colour: accent })}
      </p>
    </div>
  );
}
