"use client";
import { useQuery } from "@tanstack/react-query";
import { FilterChip } from "../list/filter-chip";
import type { FilterInputProps } from "../list/list-source";
import { allApiKeysQuery, listApiKeys } from "../resources/api-keys";
import { formatUserNameById, searchUsers, useUsersById } from "../resources/user-picker";
import { type TranslateConsole, useText } from "../texts";
import { Combobox } from "../ui/combobox";

const MAX_KEYS_FOUND = 5;

async function findActors(search: string, t: TranslateConsole) {
  const query = { limit: MAX_KEYS_FOUND, ...(search && { search }) };
  const [people, keys] = await Promise.all([searchUsers(search, t), listApiKeys(query)]);
  return [
    ...people,
    ...keys.value.map(({ _id, name }) => ({ id: _id, label: name, detail: t("audit.key") })),
  ];
}

/** Filters the log by the person or API key that acted. */
export function ActorFilter({ label, value, onChange }: FilterInputProps) {
  const t = useText();
  const people = useUsersById(value ? [value] : []);
  const keys = useQuery({ ...allApiKeysQuery, enabled: value !== "" });
  if (value) {
    const key = keys.data?.value.find(({ _id }) => _id === value);
    const name = key?.name ?? formatUserNameById(people.data, value, t("users.unnamed"));
    return <FilterChip text={t("audit.onlyActor", { name })} onRemove={() => onChange("")} />;
  }
  return (
    <div className="-mt-2 flex-[1_1_12rem]">
      <Combobox
        name="actors"
        label={label}
        placeholder={label}
        find={(search) => findActors(search, t)}
        onPick={({ id }) => onChange(id)}
      />
    </div>
  );
}
