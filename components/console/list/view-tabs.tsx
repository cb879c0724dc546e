"use client";
import { UsersRound } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useText } from "../texts";
import { useListSettings } from "./list-settings";
import { type ListTabs, openTab } from "./list-tabs";
import { extractViewParams, isSameView, openView } from "./view-params";

interface Props {
  list: string;
  /** The list's own tabs. */
  tabs: ListTabs | undefined;
}

/** The tabs of a list and its saved views, the user's own first; renders nothing if there are none. */
export function ViewTabs({ list, tabs }: Props) {
  const t = useText();
  const present = extractViewParams(useSearchParams());
  const { own, shared } = useListSettings(list);
  if (!tabs && own.length + shared.length === 0) return null;
  const views = [
    ...own.map(({ name, params }) => ({ key: `own ${name}`, name, params, by: null })),
    ...shared.map(({ name, params, by }) => ({ key: `${by} ${name}`, name, params, by })),
  ].map(({ params, ...view }) => ({
    ...view,
    isShown: isSameView(params, present),
    onOpen: () => openView(params),
  }));
  const hasShownView = views.some(({ isShown }) => isShown);
  const hasAll = [...own, ...shared].some(({ params }) => isSameView(params, {})); // it replaces the tab "all"
  const builtIn = tabs
    ? tabs.all.map(({ name, label }) => ({
        key: name,
        name: label,
        by: null,
        isShown: name === tabs.active && !hasShownView,
        onOpen: () => openTab(tabs, name),
      }))
    : hasAll
      ? []
      : [
          {
            key: "all",
            name: t("list.all"),
            by: null,
            isShown: isSameView({}, present),
            onOpen: () => openView({}),
          },
        ];
  return (
    <nav
      aria-label={tabs ? t("list.tabs") : t("list.views")}
      className="-mx-1 flex gap-1 overflow-x-auto border-line border-b px-1"
    >
      {[...builtIn, ...views].map(({ key, ...tab }) => (
        <TabButton key={key} {...tab} />
      ))}
    </nav>
  );
}

interface TabProps {
  name: string;
  /** The owner of a shared view. */
  by: string | null;
  isShown: boolean;
  onOpen: () => void;
}

function TabButton({ name, by, isShown, onOpen }: TabProps) {
  const t = useText();
  return (
    <button
      type="button"
      {...(isShown && { "aria-current": "true" as const })}
      {...(by !== null && { title: t("list.sharedBy", { name: by }) })}
      className={`-mb-px inline-flex min-h-11 flex-none items-center gap-1.5 border-b-2 px-3 ${isShown ? "border-text font-medium" : "border-transparent text-muted hover:text-text"}`}
      onClick={onOpen}
    >
      {name}
      {by === null ? null : <UsersRound size={14} aria-hidden />}
    </button>
  );
}
