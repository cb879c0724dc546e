"use client";
import { Search } from "lucide-react";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { AccountMenu } from "./account-menu";
import { ConsoleBrand } from "./console-brand";
import { Navigation } from "./navigation";
import type { Theme } from "./set-theme";

interface Props {
  theme: Theme;
  onPalette: () => void;
  onHelp: () => void;
}

/** The navigation on a desktop. */
export function Sidebar({ theme, onPalette, onHelp }: Props) {
  const t = useText();
  return (
    <aside className="hidden border-line border-e lg:block">
      <div className="sticky top-0 flex h-[calc(100dvh-var(--banner,0px))] flex-col gap-4 p-4">
        <ConsoleBrand />
        <DisabledUntilHydrated>
          <button type="button" className="button justify-start" onClick={onPalette}>
            <Search size={18} aria-hidden />
            <span className="min-w-0 flex-1 truncate text-start font-normal text-muted">
              {t("shell.search")}
            </span>
            <kbd className="text-xs text-muted">⌘K</kbd>
          </button>
        </DisabledUntilHydrated>
        <div className="-mx-1 min-h-0 overflow-y-auto px-1">
          <Navigation nested />
        </div>
        <div className="-mx-2 mt-auto">
          <AccountMenu theme={theme} onHelp={onHelp} />
        </div>
      </div>
    </aside>
  );
}
