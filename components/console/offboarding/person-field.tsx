"use client";
import { nameIn, searchPeople, usePeople } from "../teams/people-picker";
import { useText } from "../texts";
import { Finder } from "../ui/finder";

interface Props {
  label: string;
  user: string | null;
  /** Who leaves. */
  exclude: readonly string[];
  onChange: (user: string) => void;
}

/** Somebody who takes over, found by name or address. */
export function PersonField({ label, user, exclude, onChange }: Props) {
  const t = useText();
  const people = usePeople(user ? [user] : []);
  return (
    <div>
      {user ? (
        <p className="font-medium">
          {t("offboarding.takesOver", { name: nameIn(people.data, user, t("users.unnamed")) })}
        </p>
      ) : null}
      <Finder
        name={`successor ${label}`}
        label={label}
        placeholder={label}
        find={(search) => searchPeople(search, t)}
        exclude={user ? [...exclude, user] : exclude}
        onPick={({ id }) => onChange(id)}
      />
    </div>
  );
}
