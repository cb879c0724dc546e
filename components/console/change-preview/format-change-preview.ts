import { countDaysBetween, type LocalDate } from "@/lib/core/time/local-date";
import type { TranslateConsole } from "../texts";
import type { ChangePreview, ChangePreviewState } from "./use-change-preview";

/** Formats a preview: "Adds 12 times, removes 34 in 28 days; 2 meetings lie outside". Null if there is no effect yet. */
export function formatChangePreview(
  { change, failed }: ChangePreviewState,
  t: TranslateConsole,
): string | null {
  if (failed) return t("changePreview.failed");
  if (change === null) return null;
  const outside = change.outside.length;
  if (change.pages.length === 0 && outside === 0) return t("changePreview.noPage");
  return [
    formatSlotChange(change, t),
    ...(outside > 0 ? [t("changePreview.outside", { count: outside })] : []),
  ].join("; ");
}

function formatSlotChange({ gained, lost, from, to }: ChangePreview, t: TranslateConsole): string {
  const days = countDaysBetween(from as LocalDate, to as LocalDate) + 1;
  if (gained === 0 && lost === 0) return t("changePreview.same", { days });
  if (lost === 0) return t("changePreview.adds", { gained, days });
  return gained === 0
    ? t("changePreview.removes", { lost, days })
    : t("changePreview.both", { gained, lost, days });
}

export const isUnchanged = ({ gained, lost, outside }: ChangePreview): boolean =>
  gained === 0 && lost === 0 && outside.length === 0;
