"use client";
import { useState } from "react";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import type { SettingsPlan } from "./queries";

type Change = SettingsPlan["changes"][number];

const ACTIONS = ["delete", "update", "create"] as const;
const SHOWN = 10;
const MAX_VALUE_CHARACTERS = 80;

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > MAX_VALUE_CHARACTERS ? `${text.slice(0, MAX_VALUE_CHARACTERS)}…` : text;
}

/** The changed files by what happens to them; deletions come first. */
export function PlannedChanges({ changes }: { changes: readonly Change[] }) {
  const t = useText();
  return (
    <>
      {ACTIONS.map((action) => {
        const ofAction = changes.filter((change) => change.action === action);
        return ofAction.length > 0 ? (
          <Panel key={action} title={`${t(`settingsImport.${action}`)} · ${ofAction.length}`}>
            <ChangeList changes={ofAction} />
          </Panel>
        ) : null;
      })}
    </>
  );
}

function ChangeList({ changes }: { changes: readonly Change[] }) {
  const t = useText();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? changes : changes.slice(0, SHOWN);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map(({ path, fields }) => (
          <li key={path} className="py-2">
            <bdi className="break-words">{path}</bdi>
            {fields.map(({ pointer, before, after }) => (
              <p key={pointer} dir="ltr" className="break-words text-start text-sm text-muted">
                {pointer.slice(1).replaceAll("/", ".")}: {formatValue(before)} →{" "}
                <span className="text-text">{formatValue(after)}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
      {shown.length < changes.length ? (
        <button type="button" className="link mt-1 min-h-11" onClick={() => setShowsAll(true)}>
          {t("settingsImport.showAll", { count: changes.length })}
        </button>
      ) : null}
    </>
  );
}
