"use client";
import { UsersRound } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useText } from "../texts";
import { useListSettings } from "./list-settings";
import { extractViewParams, isSameView, openView } from "./view-params";

/** The saved views of a list, the user's own first; renders nothing if there are none. */
export function ViewTabs({ list }: { list: string }) {
  const t = useText();
  const present = extractViewParams(useSearchParams());
  const { own, shared } = useListSettings(list);
  if (own.length + shared.length === 0) return null;
  const isAll = [...own, ...shared].some(({ params }) => isSameView(params, {}));
  const tabs = [
    ...(isAll ? [] : [{ key: "all", name: t("list.all"), params: {}, by: null }]), // a saved view without filters replaces the tab "all"
    ...own.map(({ name, params }) => ({ key: `own ${name}`, name, params, by: null })),
    ...shared.map(({ name, params, by }) => ({ key: `${by} ${name}`, name, params, by })),
  ];
  return (
    <nav aria-label={t("list.views")} className="-mx-1 flex gap-1 overflow-x-auto border-line border-b px-1">
      {tabs.map(({ key, name, params, by }) => {
        const isShown = isSameView(params, present);
        return (
          <button
            key={key}
            type="button"
            {...(isShown && { "aria-current": "true" as const })}
            {...(by !== null && { title: t("list.sharedBy", { name: by }) })}
            className={`-mb-px inline-flex min-h-11 flex-none items-center gap-1.5 border-b-2 px-3 ${isShown ? "border-text font-medium" : "border-transparent text-muted hover:text-text"}`}
            onClick={() => openView(params)}
          >
            {name}
            {by === null ? null : <UsersRound size={14} aria-hidden />}
          </button>
        );
      })}
    </nav>
  );
}
