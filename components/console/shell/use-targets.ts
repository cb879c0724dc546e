"use client";
import { useQuery } from "@tanstack/react-query";
import { useChangeListSettings } from "../list/list-settings";
import { useMe } from "../me";
import { useText } from "../texts";
import { groupBookable, groupStored } from "./group-stored";
import { listActs, type PaletteActs } from "./list-acts";
import { listNavItems } from "./nav";
import { bookableQuery, storedQuery } from "./queries";
import { rankTargets } from "./rank-targets";
import { listRecent } from "./recent-targets";
import type { TargetGroup } from "./target";
import { usePaused } from "./use-paused";

const PAUSE_MS = 120;

/** What the palette is looked through for: everything, or whom to book for. */
export type PaletteMode = "all" | "book";

interface Found {
  groups: TargetGroup[];
  searching: boolean;
}

/** Where the palette can lead: screens and acts at once, what is stored as the API finds it. */
export function useTargets(words: string, mode: PaletteMode, acts: Omit<PaletteActs, "onCompact">): Found {
  const t = useText();
  const me = useMe();
  const settings = useChangeListSettings();
  const onCompact = () => settings.mutate(({ compact }) => ({ compact: !compact }));
  const typed = words.trim();
  const search = usePaused(typed, PAUSE_MS);
  const stored = useQuery({ ...storedQuery(search, me), enabled: mode === "all" && search !== "" });
  const bookable = useQuery({ ...bookableQuery(search, me), enabled: mode === "book" });
  const screens = listNavItems(me).map(({ label, href, icon }) => ({ label: t(label), href, icon }));
  const groups: TargetGroup[] =
    mode === "book"
      ? bookable.data
        ? groupBookable(bookable.data, search, me, t)
        : []
      : [
          { label: t("palette.recent"), items: typed === "" ? listRecent(me.id) : [] },
          { label: t("palette.go"), items: rankTargets(screens, words) },
          { label: t("palette.actions"), items: rankTargets(listActs(me, t, { ...acts, onCompact }), words) },
          ...(typed !== "" && stored.data ? groupStored(stored.data, me, t) : []),
        ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    searching: stored.isFetching || bookable.isFetching || search !== typed,
  };
}
