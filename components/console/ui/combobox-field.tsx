"use client";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../texts";

interface ComboboxOption {
  id: string;
  label: string;
  detail?: string | undefined;
}

export interface ComboboxProps {
  /** The prefix of its query keys. */
  name: string;
  label: string;
  placeholder: string;
  find: (search: string) => Promise<ComboboxOption[]>;
  exclude?: readonly string[];
  invalid?: boolean;
  onPick: (found: ComboboxOption) => void;
}

export default function ComboboxField(props: ComboboxProps) {
  const { name, label, placeholder, find, exclude = [], invalid, onPick } = props;
  const [search, setSearch] = useState("");
  const found = useQuery({
    queryKey: ["finder", name, search],
    queryFn: () => find(search),
    placeholderData: keepPreviousData,
  });
  const items = (found.data ?? []).filter(({ id }) => !exclude.includes(id));
  return (
    <Autocomplete.Root
      items={items}
      filter={null}
      value={search}
      onValueChange={(typed, { reason }) => setSearch(reason === "item-press" ? "" : typed)}
      itemToStringValue={(item: ComboboxOption) => item.label}
      openOnInputClick
      autoHighlight
    >
      <Autocomplete.Input
        className="input mt-2"
        aria-label={label}
        placeholder={placeholder}
        aria-invalid={invalid ? true : undefined}
      />
      <OptionList pending={found.isPending} outdated={found.isPlaceholderData} onPick={onPick} />
    </Autocomplete.Root>
  );
}

interface OptionListProps {
  pending: boolean;
  /** True while the items belong to an earlier search and must not be picked. */
  outdated: boolean;
  onPick: (item: ComboboxOption) => void;
}

function OptionList({ pending, outdated, onPick }: OptionListProps) {
  const t = useText();
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner className="z-60" sideOffset={4}>
        <Autocomplete.Popup className="max-h-80 w-(--anchor-width) overflow-y-auto rounded-sm border border-busy bg-raised p-1 text-sm text-text">
          <Autocomplete.Empty>
            <p className="p-3 text-muted empty:hidden">{pending ? t("list.loading") : t("list.none")}</p>
          </Autocomplete.Empty>
          <Autocomplete.List>
            {(item: ComboboxOption) => (
              <Autocomplete.Item
                key={item.id}
                value={item}
                disabled={outdated}
                className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-sm px-3 py-1 data-highlighted:bg-text data-highlighted:text-surface"
                onClick={() => onPick(item)}
              >
                <span className="min-w-0 font-medium wrap-anywhere">{item.label}</span>
                {item.detail ? <span className="min-w-0 text-xs wrap-anywhere">{item.detail}</span> : null}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}
