"use client";
import { searchUsers } from "../resources/user-picker";
import { useText } from "../texts";
import { Combobox } from "../ui/combobox";
import { findAvailableHosts, type HostedTime } from "./find-available-hosts";

interface Props {
  /** The ids of users who cannot be chosen. */
  exclude: readonly string[];
  /** The time for which it says who is available. */
  at?: HostedTime | null;
  onPick: (user: string) => void;
}

/** Finds another user to host a meeting. */
export function HostCombobox({ exclude, at, onPick }: Props) {
  const t = useText();
  return (
    <Combobox
      name={at ? `hosts at ${at.start}` : "people"}
      label={t("events.otherHost")}
      placeholder={t("events.otherHost")}
      find={(search) => (at ? findAvailableHosts(search, at, t) : searchUsers(search, t))}
      exclude={exclude}
      onPick={({ id }) => onPick(id)}
    />
  );
}
