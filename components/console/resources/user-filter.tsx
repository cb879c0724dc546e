"use client";
import { FilterChip } from "../list/filter-chip";
import type { FilterInputProps } from "../list/list-source";
import { useText } from "../texts";
import { Combobox } from "../ui/combobox";
import { formatUserNameById, searchUsers, useUsersById } from "./user-picker";

/** The filter by one user. */
export function UserFilter({ label, value, onChange }: FilterInputProps) {
  const t = useText();
  const named = useUsersById(value ? [value] : []);
  return value ? (
    <FilterChip
      text={formatUserNameById(named.data, value, t("users.unnamed"))}
      onRemove={() => onChange("")}
    />
  ) : (
    <div className="-mt-2 flex-[1_1_12rem]">
      <Combobox
        name="people"
        label={label}
        placeholder={label}
        find={(search) => searchUsers(search, t)}
        onPick={({ id }) => onChange(id)}
      />
    </div>
  );
}
