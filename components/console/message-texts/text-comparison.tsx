"use client";
import { useText } from "../texts";
import { compareWords } from "./compare-words";

const TAGS = { same: "span", removed: "del", added: "ins" } as const;

const CLASSES = {
  same: "",
  removed: "text-bad decoration-bad",
  added: "text-ok no-underline border-b-2 border-ok",
} as const;

/** Our text, with what the organisation's leaves out and adds. */
export function TextComparison({ ours, own }: { ours: string; own: string }) {
  const t = useText();
  const isSame = ours === own;
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1 text-muted hover:text-text">
        {t(isSame ? "messageTexts.sameAsOurs" : "messageTexts.compare")}
      </summary>
      <p className="whitespace-pre-wrap rounded-sm border border-line bg-surface px-3 py-2 wrap-anywhere">
        {compareWords(ours, own).map(({ kind, text }, index) => {
          const Tag = TAGS[kind];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity
            <Tag key={index} className={CLASSES[kind]}>
              {text}
            </Tag>
          );
        })}
      </p>
    </details>
  );
}
