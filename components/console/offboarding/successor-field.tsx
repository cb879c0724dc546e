"use client";
import { formatUserNameById, searchUsers, useUsersById } from "../resources/user-picker";
import { useText } from "../texts";
import { Combobox } from "../ui/combobox";

interface Props {
  label: string;
  user: string | null;
  /** The ids of the departing users. */
  exclude: readonly string[];
  onChange: (user: string) => void;
}

/** The combobox for a successor, found by name or address. */
export function SuccessorField({ label, user, exclude, onChange }: Props) {
  const t = useText();
  const people = useUsersById(user ? [user] : []);
  return (
    <div>
      {user ? (
        <p className="font-medium">
          {t("offboarding.takesOver", { name: formatUserNameById(people.data, user, t("users.unnamed")) })}
        </p>
      ) : null}
      <Combobox
        name={`successor ${label}`}
        label={label}
        placeholder={label}
        find={(search) => searchUsers(search, t)}
        exclude={user ? [...exclude, user] : exclude}
        onPick={({ id }) => onChange(id)}
      />
    </div>
  );
}
