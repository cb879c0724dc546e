"use client";
import { CalendarDays, List, ListOrdered, type LucideIcon } from "lucide-react";
import { useListAddress } from "../../list/use-list-address";
import { useText } from "../../texts";

const VIEWS = ["list", "agenda", "week"] as const;

const ICONS: Record<(typeof VIEWS)[number], LucideIcon> = {
  list: List,
  agenda: ListOrdered,
  week: CalendarDays,
};

/** The choice of the layout, which is stored in the URL. */
export function ViewChoice() {
  const t = useText();
  const address = useListAddress();
  const view = address.get("view") || "list";
  return (
    <fieldset className="flex overflow-hidden rounded-sm border border-line">
      <legend className="sr-only">{t("meetings.view")}</legend>
      {VIEWS.map((one) => {
        const Icon = ICONS[one];
        return (
          <button
            key={one}
            type="button"
            className={`inline-flex min-h-11 items-center gap-2 px-3 font-medium -outline-offset-2 ${one === view ? "bg-text text-raised" : "bg-raised text-muted hover:text-text"}`}
            aria-pressed={one === view}
            title={t(`meetings.${one}`)}
            onClick={() => address.set("view", one === "list" ? "" : one)}
          >
            <Icon size={18} aria-hidden />
            <span className="max-xl:sr-only">{t(`meetings.${one}`)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
