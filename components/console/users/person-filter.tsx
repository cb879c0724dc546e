"use client";
import { Chip } from "../audit/chip";
import type { FilterInput } from "../list/list-source";
import { nameIn, searchPeople, usePeople } from "../teams/people-picker";
import { useText } from "../texts";
import { Finder } from "../ui/finder";

/** One person whose entries are shown. */
export function PersonFilter({ label, value, onChange }: FilterInput) {
  const t = useText();
  const named = usePeople(value ? [value] : []);
  return value ? (
    <Chip text={nameIn(named.data, value, t("users.unnamed"))} onRemove={() => onChange("")} />
  ) : (
    <div className="-mt-2 flex-[1_1_12rem]">
      <Finder
        name="people"
        label={label}
        placeholder={label}
        find={(search) => searchPeople(search, t)}
        onPick={({ id }) => onChange(id)}
      />
    </div>
  );
}
