"use client";
import { Dialog } from "@base-ui/react/dialog";
import { Menu as MenuIcon, Search, X } from "lucide-react";
import { useState } from "react";
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

/** The navigation on a phone: a bar with the account menu, and a sheet with the sections. */
export function PhoneBar({ theme, onPalette, onHelp }: Props) {
  const t = useText();
  return (
    <header
      data-phone-bar
      className="sticky top-0 z-20 flex items-center gap-1 border-line border-b bg-surface px-2 py-1 lg:hidden"
    >
      <MenuSheet />
      <ConsoleBrand />
      <DisabledUntilHydrated>
        <button
          type="button"
          className="button ms-auto px-3"
          data-tone="quiet"
          aria-label={t("shell.search")}
          onClick={onPalette}
        >
          <Search size={20} aria-hidden />
        </button>
      </DisabledUntilHydrated>
      <AccountMenu compact theme={theme} onHelp={onHelp} />
    </header>
  );
}

function MenuSheet() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="button px-3" data-tone="quiet" aria-label={t("shell.menu")}>
        <MenuIcon size={20} aria-hidden />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-surface/80" />
        <Dialog.Popup className="fixed inset-y-0 start-0 z-50 flex w-72 max-w-[85vw] flex-col gap-4 overflow-y-auto border-line border-e bg-raised p-4 text-sm text-text">
          <div className="flex items-center justify-between">
            <Dialog.Title className="font-bold">{t("shell.menu")}</Dialog.Title>
            <Dialog.Close className="button px-2" data-tone="quiet" aria-label={t("shell.close")}>
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          <Navigation onGo={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
