"use client";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { formatInitials } from "@/lib/platform/i18n/format-initials";
import type { Schemas } from "../api";
import { type TranslateConsole, useText } from "../texts";
import { Combobox } from "../ui/combobox";
import { formatUserName } from "./format-user-name";
import { buildNamedUsersQuery, listUsers } from "./users";

type User = Schemas["User"];

const MAX_USERS_FOUND = 8;

/** Finds users by name or address. */
export const searchUsers = async (search: string, t: TranslateConsole) =>
  (await listUsers({ resource: "false", limit: MAX_USERS_FOUND, ...(search && { search }) })).value.map(
    (user) => ({
      id: user._id,
      label: formatUserName(user, t("users.unnamed")),
      detail: user.full_name ? user.emails[0] : undefined,
    }),
  );

interface Props {
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | null;
}

/** An ordered list of users, found by name or address. */
export function UserPicker({ label, ids, onChange, error }: Props) {
  const t = useText();
  const named = useUsersById(ids);
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{label}</legend>
      {ids.length === 0 ? null : (
        <ol className="mt-1 divide-y divide-line border-line border-b">
          {ids.map((person) => {
            const remove = () => onChange(ids.filter((one) => one !== person));
            return (
              <li key={person} className="py-1">
                <PickedUser id={person} users={named.data} onRemove={remove} />
              </li>
            );
          })}
        </ol>
      )}
      <Combobox
        name="people"
        label={`${label}: ${t("teams.add")}`}
        placeholder={t("teams.add")}
        find={(search) => searchUsers(search, t)}
        exclude={ids}
        invalid={error !== null}
        onPick={(found) => onChange([...ids, found.id])}
      />
      {error ? <p className="mt-1 text-sm font-medium text-bad">{error}</p> : null}
    </fieldset>
  );
}

interface PickedUserProps {
  id: string;
  users: readonly User[] | undefined;
  onRemove: () => void;
}

/** A picked user with face and name, and a button that removes the choice. */
export function PickedUser({ id, users, onRemove }: PickedUserProps) {
  const t = useText();
  const name = formatUserNameById(users, id, t("users.unnamed"));
  return (
    <div className="flex items-center gap-3 text-sm">
      <Avatar photo={findPicture(users, id)} initials={formatInitials(name)} size="small" />
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      <button
        type="button"
        className="grid size-11 flex-none place-items-center rounded-sm text-muted hover:text-text"
        aria-label={t("teams.remove", { name })}
        onClick={onRemove}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}

/** Loads the users with these ids, for their names. */
export const useUsersById = (ids: readonly string[]) => useQuery(buildNamedUsersQuery(ids));

const findPicture = (users: readonly User[] | undefined, id: string): string | null =>
  users?.find(({ _id }) => _id === id)?.picture_url ?? null;

export function formatUserNameById(users: readonly User[] | undefined, id: string, unnamed: string): string {
  const user = users?.find(({ _id }) => _id === id);
  return user ? formatUserName(user, unnamed) : "…";
}
