"use client";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { answered, api, type Schemas } from "../api";
import { useText } from "../texts";
import { userName } from "../users/user-name";

type User = Schemas["User"];

const findUsers = (query: { search?: string; ids?: string; limit: number }) =>
  answered(api.GET("/v2/users", { params: { query } })).then(({ value }) => value);

interface Props {
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | null;
}

/** People of the organisation, in an order; found by name or address. */
export function PeoplePicker({ label, ids, onChange, error }: Props) {
  const t = useText();
  const id = useId();
  const [search, setSearch] = useState("");
  const named = usePeople(ids);
  const found = useQuery({
    queryKey: ["users", "picker", search],
    queryFn: () => findUsers({ limit: 8, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  });
  const items = (found.data ?? []).filter((user) => !ids.includes(user._id));
  const add = (user: User) => {
    onChange([...ids, user._id]);
    setSearch("");
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{label}</legend>
      {ids.length === 0 ? (
        <p className="py-2 text-sm text-muted">{t("teams.nobody")}</p>
      ) : (
        <ol className="mt-1 divide-y divide-line border-line border-b">
          {ids.map((person) => {
            const name = nameIn(named.data, person, t("users.unnamed"));
            return (
              <li key={person} className="flex items-center justify-between gap-2 text-sm">
                <span className="min-w-0">{name}</span>
                <button
                  type="button"
                  className="grid size-11 flex-none place-items-center rounded-sm text-muted hover:text-text"
                  aria-label={t("teams.remove", { name })}
                  onClick={() => onChange(ids.filter((one) => one !== person))}
                >
                  <X size={18} aria-hidden />
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <Autocomplete.Root
        items={items}
        filter={null}
        value={search}
        onValueChange={setSearch}
        itemToStringValue={(user: User) => userName(user, "")}
        openOnInputClick
        autoHighlight
      >
        <Autocomplete.Input
          id={id}
          className="input mt-2"
          aria-label={`${label}: ${t("teams.add")}`}
          placeholder={t("teams.add")}
          aria-invalid={error ? true : undefined}
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner className="z-60" sideOffset={4}>
            <Autocomplete.Popup className="max-h-80 w-(--anchor-width) overflow-y-auto rounded-sm border border-busy bg-raised p-1 text-sm text-text">
              <Autocomplete.Empty>
                <p className="p-3 text-muted empty:hidden">
                  {found.isPending ? t("list.loading") : t("list.none")}
                </p>
              </Autocomplete.Empty>
              <Autocomplete.List>
                {(user: User) => (
                  <Autocomplete.Item
                    key={user._id}
                    value={user}
                    className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-sm px-3 py-1 data-highlighted:bg-text data-highlighted:text-surface"
                    onClick={() => add(user)}
                  >
                    <span className="font-medium">{userName(user, t("users.unnamed"))}</span>
                    {user.full_name ? <span className="text-xs">{user.emails[0]}</span> : null}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      {error ? <p className="mt-1 text-sm font-medium text-bad">{error}</p> : null}
    </fieldset>
  );
}

const MOST = 500;

/** Who these ids are. */
export const usePeople = (ids: readonly string[]) =>
  useQuery({
    queryKey: ["users", "named", [...ids].sort()],
    queryFn: () => findUsers({ ids: ids.join(), limit: MOST }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

export function nameIn(users: User[] | undefined, id: string, unnamed: string): string {
  const user = users?.find(({ _id }) => _id === id);
  return user ? userName(user, unnamed) : "…";
}
