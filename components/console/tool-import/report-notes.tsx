"use client";
import { useState } from "react";
import { useText } from "../texts";

const SHOWN = 5;

interface Props {
  title: string;
  notes: readonly string[];
  /** The notes are in the language of the console, not in English. */
  isTranslated?: boolean;
}

/** A titled list of notes. */
export function ReportNotes({ title, notes, isTranslated = false }: Props) {
  const t = useText();
  const [showsAll, setShowsAll] = useState(false);
  if (notes.length === 0) return null;
  const shown = showsAll ? notes : notes.slice(0, SHOWN);
  return (
    <div className="mt-2">
      <h4 className="font-medium text-sm">{title}</h4>
      <ul
        {...(!isTranslated && { lang: "en", dir: "ltr" })}
        className="list-disc ps-5 text-start text-sm text-muted"
      >
        {shown.map((note) => (
          <li key={note} className="[overflow-wrap:anywhere]">
            {note}
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
