"use client";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "../texts";
import type { Target } from "./group-stored";
import { useTargets } from "./use-targets";

/** The field and what it finds. */
export default function PaletteList({ onClose }: { onClose: () => void }) {
  const t = useText();
  const router = useRouter();
  const [words, setWords] = useState("");
  const { groups, searching } = useTargets(words);
  const go = ({ href }: Target) => {
    onClose();
    router.push(href);
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
      itemToStringValue={(target: Target) => target.label}
    >
      <Autocomplete.Input
        ref={focus} // focused by hand: the dialog opened before this was loaded
        className="input mt-3"
        aria-label={t("palette.title")}
        placeholder={t("palette.placeholder")}
        maxLength={200}
      />
      <p className="sr-only" role="status">
        {searching ? t("palette.loading") : ""}
      </p>
      <Autocomplete.Empty>
        <p className="py-6 text-center text-muted">
          {searching ? t("palette.loading") : t("palette.empty", { words })}
        </p>
      </Autocomplete.Empty>
      <Autocomplete.List className="mt-2 max-h-[50dvh] overflow-y-auto">
        {(group: (typeof groups)[number]) => (
          <Autocomplete.Group key={group.label} items={group.items} className="pb-2">
            <Autocomplete.GroupLabel className="px-3 py-2 text-xs text-muted">
              {group.label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(target: Target) => <TargetItem key={target.href} target={target} onGo={() => go(target)} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

const TargetItem = ({ target, onGo }: { target: Target; onGo: () => void }) => (
  <Autocomplete.Item
    value={target}
    className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-sm px-3 py-1 data-highlighted:bg-text data-highlighted:text-surface"
    onClick={onGo}
  >
    <span className="font-medium">{target.label}</span>
    {target.detail ? <span className="truncate text-xs">{target.detail}</span> : null}
  </Autocomplete.Item>
);

const focus = (input: HTMLInputElement | null) => input?.focus();
