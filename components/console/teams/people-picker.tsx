"use client";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import type { Schemas } from "../api";
import { type TranslateConsole, useText } from "../texts";
import { Finder } from "../ui/finder";
import { listUsers, namedUsersQuery } from "../users/queries";
import { userName } from "../users/user-name";

type User = Schemas["User"];

const MAX_PEOPLE_FOUND = 8;

/** People in whose name or address the words occur. */
export const searchPeople = async (search: string, t: TranslateConsole) =>
  (await listUsers({ resource: "false", limit: MAX_PEOPLE_FOUND, ...(search && { search }) })).value.map(
    (user) => ({
      id: user._id,
      label: userName(user, t("users.unnamed")),
      detail: user.full_name ? user.emails[0] : undefined,
    }),
  );

interface Props {
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | null;
}

/** People of the organisation, in an order; found by name or address. */
export function PeoplePicker({ label, ids, onChange, error }: Props) {
  const t = useText();
  const named = usePeople(ids);
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
      <Finder
        name="people"
        label={`${label}: ${t("teams.add")}`}
        placeholder={t("teams.add")}
        find={(search) => searchPeople(search, t)}
        exclude={ids}
        invalid={error !== null}
        onPick={(found) => onChange([...ids, found.id])}
      />
      {error ? <p className="mt-1 text-sm font-medium text-bad">{error}</p> : null}
    </fieldset>
  );
}

/** The users with these ids, for their names. */
export const usePeople = (ids: readonly string[]) => useQuery(namedUsersQuery(ids));

export function nameIn(users: User[] | undefined, id: string, unnamed: string): string {
  const user = users?.find(({ _id }) => _id === id);
  return user ? userName(user, unnamed) : "…";
}
