"use client";
import { useState } from "react";
import { useText } from "../texts";

const SHOWN = 5;

export interface ShownNote {
  text: string;
  /** A note of an earlier version has no code to translate. */
  isEnglish?: boolean;
}

/** A titled list of notes. */
export function ReportNotes({ title, notes }: { title: string; notes: readonly ShownNote[] }) {
  const t = useText();
  const [showsAll, setShowsAll] = useState(false);
  if (notes.length === 0) return null;
  const shown = showsAll ? notes : notes.slice(0, SHOWN);
  return (
    <div className="mt-2">
      <h4 className="font-medium text-sm">{title}</h4>
      <ul className="list-disc ps-5 text-start text-sm text-muted">
        {shown.map(({ text, isEnglish }) => (
          <li key={text} {...(isEnglish && { lang: "en", dir: "ltr" })} className="[overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
      {shown.length < notes.length ? (
        <button type="button" className="link min-h-11 text-sm" onClick={() => setShowsAll(true)}>
          {t("settingsImport.showAll", { count: notes.length })}
        </button>
      ) : null}
    </div>
  );
}
