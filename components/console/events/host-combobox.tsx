"use client";
import { searchUsers } from "../teams/user-picker";
import { useText } from "../texts";
import { Combobox } from "../ui/combobox";

interface Props {
  /** Who cannot be chosen. */
  exclude: readonly string[];
  onPick: (user: string) => void;
}

/** Finds somebody else to hold a meeting. */
export function HostCombobox({ exclude, onPick }: Props) {
  const t = useText();
  return (
    <Combobox
      name="people"
      label={t("events.otherHost")}
      placeholder={t("events.otherHost")}
      find={(search) => searchUsers(search, t)}
      exclude={exclude}
      onPick={({ id }) => onPick(id)}
    />
  );
}
