"use client";
import { useQuery } from "@tanstack/react-query";
import { allApiKeysQuery, listApiKeys } from "../keys/queries";
import type { FilterInput } from "../list/list-source";
import { nameIn, searchPeople, usePeople } from "../teams/people-picker";
import { type TranslateConsole, useText } from "../texts";
import { Finder } from "../ui/finder";
import { Chip } from "./chip";

const MAX_KEYS_FOUND = 5;

async function findActors(search: string, t: TranslateConsole) {
  const query = { limit: MAX_KEYS_FOUND, ...(search && { search }) };
  const [people, keys] = await Promise.all([searchPeople(search, t), listApiKeys(query)]);
  return [
    ...people,
    ...keys.value.map(({ _id, name }) => ({ id: _id, label: name, detail: t("audit.key") })),
  ];
}

/** Filters the log by the person or API key that acted. */
export function ActorFilter({ label, value, onChange }: FilterInput) {
  const t = useText();
  const people = usePeople(value ? [value] : []);
  const keys = useQuery({ ...allApiKeysQuery, enabled: value !== "" });
  if (value) {
    const key = keys.data?.value.find(({ _id }) => _id === value);
    const name = key?.name ?? nameIn(people.data, value, t("users.unnamed"));
    return <Chip text={t("audit.onlyActor", { name })} onRemove={() => onChange("")} />;
  }
  return (
    <div className="-mt-2 flex-[1_1_12rem]">
      <Finder
        name="actors"
        label={label}
        placeholder={label}
        find={(search) => findActors(search, t)}
        onPick={({ id }) => onChange(id)}
      />
    </div>
  );
}
