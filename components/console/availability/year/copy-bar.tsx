"use client";
import { useMe } from "../../me";
import type { DateOverride } from "../../resources/edited-availability";
import { useText } from "../../texts";
import { formatOverride } from "../date-overrides/format-override";

interface Props {
  entry: DateOverride;
  count: number;
  onApply: () => void;
  onCancel: () => void;
}

/** The bar while hours are copied to other days: the source and the number of days. */
export function CopyBar({ entry, count, onApply, onCancel }: Props) {
  const t = useText();
  const { locale } = useMe();
  return (
    <div className="sticky top-2 z-10 mb-3 flex flex-wrap items-center gap-2 rounded-sm border border-text bg-raised p-3">
      <p className="min-w-0 flex-1 basis-52" role="status">
        <span className="font-medium">{formatOverride(entry, locale, t)}</span>
        <span className="block text-muted text-xs">{t("availability.dates.pick")}</span>
      </p>
      <button type="button" className="button" onClick={onCancel}>
        {t("form.cancel")}
      </button>
      <button
        type="button"
        className="button"
        data-tone="primary"
        aria-disabled={count === 0}
        onClick={() => {
          if (count > 0) onApply();
        }}
      >
        {t("availability.dates.copyDo", { count })}
      </button>
    </div>
  );
}
