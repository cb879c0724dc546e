"use client";
import { searchPeople } from "../teams/people-picker";
import { useText } from "../texts";
import { Finder } from "../ui/finder";

interface Props {
  /** Who cannot be chosen. */
  exclude: readonly string[];
  onPick: (user: string) => void;
}

/** Finds somebody else to hold a meeting. */
export function HostFinder({ exclude, onPick }: Props) {
  const t = useText();
  return (
    <Finder
      name="people"
      label={t("events.otherHost")}
      placeholder={t("events.otherHost")}
      find={(search) => searchPeople(search, t)}
      exclude={exclude}
      onPick={({ id }) => onPick(id)}
    />
  );
}
