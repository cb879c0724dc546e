"use client";
import { useText } from "../texts";
import { Modal } from "../ui/modal";

const SHORTCUT_KEYS = [
  ["palette", "⌘K, Ctrl K"],
  ["find", "/"],
  ["create", "N"],
  ["save", "⌘S, Ctrl S"],
  ["help", "?"],
  ["close", "Esc"],
] as const;

export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Modal open={open} title={t("shell.help")} onClose={onClose}>
      <dl className="mt-3 divide-y divide-line">
        {SHORTCUT_KEYS.map(([name, keys]) => (
          <div key={name} className="flex justify-between gap-4 py-3">
            <dt>{t(`help.${name}`)}</dt>
            <dd>
              <kbd className="whitespace-nowrap rounded-sm border border-busy px-2 py-1 text-xs">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
