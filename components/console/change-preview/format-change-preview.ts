import { countDaysBetween, type LocalDate } from "@/lib/core/time/local-date";
import type { TranslateConsole } from "../texts";
import type { ChangePreview, ChangePreviewState } from "./use-change-preview";

/** Formats a preview: "Adds 12 times, removes 34 in 28 days; 2 meetings lie outside". Null if there is no effect yet. */
export function formatChangePreview(
  { change, failed }: ChangePreviewState,
  t: TranslateConsole,
): string | null {
  if (failed) return t("change.failed");
  if (change === null) return null;
  const outside = change.outside.length;
  if (change.pages.length === 0 && outside === 0) return t("change.noPage");
  return [
    formatSlotChange(change, t),
    ...(outside > 0 ? [t("change.outside", { count: outside })] : []),
  ].join("; ");
}

function formatSlotChange({ gained, lost, from, to }: ChangePreview, t: TranslateConsole): string {
  const days = countDaysBetween(from as LocalDate, to as LocalDate) + 1;
  if (gained === 0 && lost === 0) return t("change.same", { days });
  if (lost === 0) return t("change.adds", { gained, days });
  return gained === 0 ? t("change.removes", { lost, days }) : t("change.both", { gained, lost, days });
}

export const isUnchanged = ({ gained, lost, outside }: ChangePreview): boolean =>
  gained === 0 && lost === 0 && outside.length === 0;
