"use client";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useRef, useState } from "react";
import { useMe } from "../me";
import { useText } from "../texts";
import { PaletteHints } from "./palette-hints";
import type { PaletteTarget } from "./palette-target";
import { storeRecentTarget } from "./recent-targets";
import { type PaletteMode, usePaletteTargets } from "./use-palette-targets";

interface Props {
  onClose: () => void;
  onHelp: () => void;
}

/** The input and the results. */
export default function PaletteList({ onClose, onHelp }: Props) {
  const t = useText();
  const [words, setWords] = useState("");
  const [mode, setMode] = useState<PaletteMode>("all");
  const input = useRef<HTMLInputElement>(null);
  const switchMode = (next: PaletteMode) => {
    setMode(next);
    setWords("");
    input.current?.focus();
  };
  const { groups, searching } = usePaletteTargets(words, mode, { onHelp, onBook: () => switchMode("book") });
  const { go, watchKey } = useOpenTarget(onClose);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  const onKeyDown = (event: KeyboardEvent) => {
    watchKey(event);
    const leaves = event.key === "Escape" || (event.key === "Backspace" && words === "");
    if (mode !== "book" || !leaves) return;
    event.preventDefault();
    event.stopPropagation(); // the dialog stays open
    switchMode("all");
  };

  return (
    <Autocomplete.Root
      items={groups}
      filter={null}
      inline
      open
      autoHighlight="always"
      value={words}
      onValueChange={(typed, details) => {
        if (details.reason === "input-change" || details.reason === "input-clear") setWords(typed);
      }}
      itemToStringValue={(target: PaletteTarget) => target.label}
    >
      {mode === "book" ? <ModeChip onReset={() => switchMode("all")} /> : null}
      <Autocomplete.Input
        ref={(element) => {
          input.current = element;
          focus(element); // the dialog opened before this chunk had loaded, so autofocus has no effect
        }}
        className="input mt-3"
        aria-label={mode === "book" ? t("palette.bookForWhom") : t("palette.title")}
        placeholder={mode === "book" ? t("palette.bookForWhom") : t("palette.placeholder")}
        maxLength={200}
        onKeyDown={onKeyDown}
      />
      <p className="sr-only" role="status">
        {searching ? t("palette.loading") : t("palette.found", { count })}
      </p>
      <Autocomplete.Empty>
        <p className="py-6 text-center text-muted">
          {searching
            ? t("palette.loading")
            : words.trim() === ""
              ? t("palette.bookForWhom")
              : t("palette.empty", { words })}
        </p>
      </Autocomplete.Empty>
      <Autocomplete.List className="mt-2 max-h-[50dvh] scroll-py-2 overflow-y-auto">
        {(group: (typeof groups)[number]) => (
          <Autocomplete.Group key={group.label} items={group.items} className="pb-2">
            <Autocomplete.GroupLabel className="px-3 py-2 text-xs text-muted">
              {group.label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(target: PaletteTarget) => (
                <TargetItem
                  key={`${target.label} ${target.href ?? ""}`}
                  target={target}
                  onGo={(apart) => go(target, apart)}
                />
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <PaletteHints />
    </Autocomplete.Root>
  );
}

/** The active search mode; a click resets it. */
function ModeChip({ onReset }: { onReset: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      className="button mt-3 max-w-full px-3"
      title={t("palette.leave")}
      onClick={onReset}
    >
      {t("palette.bookFor")}
      <X size={16} aria-hidden />
      <span className="sr-only">{t("palette.leave")}</span>
    </button>
  );
}

/** Opens or runs a target; with ⌘ or Ctrl it opens a new tab. */
function useOpenTarget(onClose: () => void) {
  const router = useRouter();
  const me = useMe();
  const apart = useRef(false);
  return {
    watchKey: ({ metaKey, ctrlKey }: KeyboardEvent) => {
      apart.current = metaKey || ctrlKey;
    },
    go: (target: PaletteTarget, isApart: boolean) => {
      const { href, outside, run, stays } = target;
      storeRecentTarget(me.id, target);
      if (!stays) onClose();
      if (run) return run();
      if (href === undefined) return;
      if (outside || isApart || apart.current) window.open(href, "_blank", "noopener");
      else router.push(href);
    },
  };
}

interface ItemProps {
  target: PaletteTarget;
  onGo: (apart: boolean) => void;
}

function TargetItem({ target, onGo }: ItemProps) {
  const { icon: Icon, label, detail } = target;
  return (
    <Autocomplete.Item
      value={target}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1 data-highlighted:bg-text data-highlighted:text-surface"
      onClick={({ metaKey, ctrlKey }) => onGo(metaKey || ctrlKey)}
    >
      {Icon ? <Icon size={18} aria-hidden className="flex-none opacity-70" /> : null}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
        <span className="min-w-0 font-medium break-words">{label}</span>
        {detail ? <span className="min-w-0 truncate text-xs">{detail}</span> : null}
      </span>
    </Autocomplete.Item>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();
