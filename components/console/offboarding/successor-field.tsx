"use client";
import { PickedUser, searchUsers, useUsersById } from "../resources/user-picker";
import { useText } from "../texts";
import { Combobox } from "../ui/combobox";

interface Props {
  label: string;
  user: string | null;
  /** The ids of the departing users. */
  exclude: readonly string[];
  onChange: (user: string | null) => void;
}

/** The successor, found by name or address. */
export function SuccessorField({ label, user, exclude, onChange }: Props) {
  const t = useText();
  const people = useUsersById(user ? [user] : []);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      {user ? (
        <PickedUser id={user} users={people.data} onRemove={() => onChange(null)} />
      ) : (
        <Combobox
          name={`successor ${label}`}
          label={label}
          placeholder={t("teams.add")}
          find={(search) => searchUsers(search, t)}
          exclude={exclude}
          onPick={({ id }) => onChange(id)}
        />
      )}
    </fieldset>
  );
}
