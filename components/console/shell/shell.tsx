"use client";
import { Dialog } from "@base-ui/react/dialog";
import { Menu as MenuIcon, Search, X } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { Logo } from "@/components/ui/logo";
import { useMe } from "../me";
import { useText } from "../texts";
import { AccountMenu } from "./account-menu";
import { KeyboardHelp } from "./keyboard-help";
import { isAt, navOf } from "./nav";
import { Palette } from "./palette";
import { useShortcuts } from "./use-shortcuts";

/** Sidebar on a desktop, a bar with a sheet on a phone; palette and help over everything. */
export function Shell({ theme, children }: { theme: "light" | "dark" | "system"; children: ReactNode }) {
  const t = useText();
  const me = useMe();
  const [palette, setPalette] = useState(false);
  const [help, setHelp] = useState(false);
  const [sheet, setSheet] = useState(false);
  useShortcuts({ onPalette: () => setPalette(true), onHelp: () => setHelp(true) });
  return (
    <div className="min-h-dvh text-sm lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="button fixed top-3 left-3 z-60 -translate-y-20 opacity-0 focus:translate-y-0 focus:opacity-100"
        data-tone="primary"
      >
        {t("frame.skip")}
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col gap-4 border-line border-r p-4 lg:flex">
        <Brand name={me.organizationName} />
        <button type="button" className="button justify-start" onClick={() => setPalette(true)}>
          <Search size={18} aria-hidden />
          <span className="min-w-0 flex-1 truncate text-left font-normal text-muted">
            {t("frame.search")}
          </span>
          <kbd className="text-xs text-muted">⌘K</kbd>
        </button>
        <div className="-mx-1 min-h-0 overflow-y-auto px-1">
          <Navigation />
        </div>
        <div className="mt-auto">
          <AccountMenu theme={theme} onHelp={() => setHelp(true)} />
        </div>
      </aside>
      <header className="sticky top-0 z-20 flex items-center gap-1 border-line border-b bg-surface px-2 py-1 lg:hidden">
        <Dialog.Root open={sheet} onOpenChange={setSheet}>
          <Dialog.Trigger className="button px-3" data-tone="quiet" aria-label={t("frame.menu")}>
            <MenuIcon size={20} aria-hidden />
          </Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Backdrop className="fixed inset-0 z-40 bg-surface/80" />
            <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col gap-4 overflow-y-auto border-line border-r bg-raised p-4 text-sm text-text">
              <div className="flex items-center justify-between">
                <Dialog.Title className="font-bold">{t("frame.menu")}</Dialog.Title>
                <Dialog.Close className="button px-2" data-tone="quiet" aria-label={t("frame.close")}>
                  <X size={20} aria-hidden />
                </Dialog.Close>
              </div>
              <Navigation onGo={() => setSheet(false)} />
              <div className="mt-auto">
                <AccountMenu theme={theme} onHelp={() => setHelp(true)} />
              </div>
            </Dialog.Popup>
          </Dialog.Portal>
        </Dialog.Root>
        <Brand name={me.organizationName} />
        <button
          type="button"
          className="button ml-auto px-3"
          data-tone="quiet"
          aria-label={t("frame.search")}
          onClick={() => setPalette(true)}
        >
          <Search size={20} aria-hidden />
        </button>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[1120px] auto-rows-min grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-6 sm:px-8 lg:py-8"
      >
        {children}
      </main>
      <Palette open={palette} onClose={() => setPalette(false)} />
      <KeyboardHelp open={help} onClose={() => setHelp(false)} />
    </div>
  );
}

const Brand = ({ name }: { name: string }) => (
  <Link href="/console" className="flex min-h-11 min-w-0 items-center gap-2 font-bold">
    <Logo className="size-6" />
    <span className="truncate">{name}</span>
  </Link>
);

function Navigation({ onGo }: { onGo?: () => void }) {
  const t = useText();
  const me = useMe();
  const path = usePathname();
  const items = navOf(me);
  const current = items.findLast((item) => isAt(item, path, me.id)); // one's profile comes after all people
  return (
    <nav aria-label={t("frame.navigation")}>
      <ul className="grid gap-1">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              {...(onGo ? { onClick: onGo } : {})}
              {...(item === current ? { "aria-current": "page" as const } : {})}
              className="flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-raised aria-[current]:bg-accent aria-[current]:font-bold aria-[current]:text-accent-text"
            >
              <item.icon size={18} aria-hidden />
              {t(item.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
