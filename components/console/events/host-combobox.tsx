"use client";
import { searchUsers } from "../teams/user-picker";
import { useText } from "../texts";
import { Combobox } from "../ui/combobox";

interface Props {
  /** The ids of users who cannot be chosen. */
  exclude: readonly string[];
  onPick: (user: string) => void;
}

/** Finds another user to host a meeting. */
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
