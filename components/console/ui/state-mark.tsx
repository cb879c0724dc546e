import { Check, CircleDashed, type LucideIcon, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";

type Tone = "ok" | "warn" | "bad" | "muted";

const TONE_ICONS: Record<Tone, LucideIcon> = { ok: Check, warn: TriangleAlert, bad: X, muted: CircleDashed };

const TONE_CLASSES: Record<Tone, string> = {
  ok: "text-ok",
  warn: "text-warn",
  bad: "text-bad",
  muted: "text-muted",
};

/** A state in words with an icon; colour is never the only signal. */
export function StateMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = TONE_ICONS[tone];
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-medium xl:whitespace-nowrap ${TONE_CLASSES[tone]}`}
    >
      <Icon size={16} aria-hidden className="flex-none" />
      {children}
    </span>
  );
}
