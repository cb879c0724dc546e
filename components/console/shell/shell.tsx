"use client";
import { usePathname } from "next/navigation";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useMe } from "../me";
import { useRestoredPush } from "../push/use-restored-push";
import { useText } from "../texts";
import { useTitle } from "../ui/use-title";
import { KeyboardHelp } from "./keyboard-help";
import { listAccountScreens } from "./nav";
import { Palette } from "./palette";
import { PhoneBar } from "./phone-bar";
import { ScreenGuard } from "./screen-guard";
import { SectionRow } from "./section-row";
import type { Theme } from "./set-theme";
import { Sidebar } from "./sidebar";
import { useNavPosition } from "./use-nav-position";
import { useShortcuts } from "./use-shortcuts";

const StatusBanner = lazy(() => import("./status-banner"));

/** A sidebar on desktops, a bar with a sheet on phones; palette and help above both. Titles begin at the same place on each screen, so the content keeps to the start on wide ones. */
export function Shell({ theme, children }: { theme: Theme; children: ReactNode }) {
  const t = useText();
  const { test, impersonatedUntil } = useMe();
  const hasBanner = test || impersonatedUntil;
  const [palette, setPalette] = useState(false);
  const [help, setHelp] = useState(false);
  const openPalette = () => setPalette(true);
  const openHelp = () => setHelp(true);
  useRestoredPush();
  useShortcuts({ onPalette: openPalette, onHelp: openHelp });
  return (
    <div
      className={`min-h-dvh text-sm lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] ${hasBanner ? "lg:grid-rows-[auto_1fr] lg:[--banner:3.875rem]" : ""}`}
    >
      {hasBanner ? (
        <Suspense>
          <StatusBanner />
        </Suspense>
      ) : null}
      <a
        href="#main"
        className="button fixed top-3 start-3 z-60 -translate-y-20 opacity-0 focus:translate-y-0 focus:opacity-100"
        data-tone="primary"
      >
        {t("shell.skip")}
      </a>
      <Sidebar theme={theme} onPalette={openPalette} onHelp={openHelp} />
      <PhoneBar theme={theme} onPalette={openPalette} onHelp={openHelp} />
      <SectionRow />
      <main
        id="main"
        tabIndex={-1}
        className="grid w-full max-w-[1120px] min-[1700px]:has-data-wide:max-w-none min-[1700px]:has-data-beside:pe-[34rem] auto-rows-min grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 pt-6 pb-[calc(1.5rem+var(--toasts,0px))] sm:px-8 lg:pt-8 lg:pb-[calc(2rem+var(--toasts,0px))]"
      >
        <NavTitle />
        <ScreenGuard>{children}</ScreenGuard>
      </main>
      <Palette open={palette} onClose={() => setPalette(false)} onHelp={openHelp} />
      <KeyboardHelp open={help} onClose={() => setHelp(false)} />
    </div>
  );
}

/** The title of screens that set none: that of their navigation entry. */
function NavTitle() {
  const t = useText();
  const me = useMe();
  const path = usePathname();
  const position = useNavPosition();
  const own = listAccountScreens(me).find(({ href }) => href === path);
  const label = position?.screen.label ?? own?.label;
  useTitle(label ? t(label) : null, "place");
  return null;
}
