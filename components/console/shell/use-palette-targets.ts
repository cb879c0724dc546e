"use client";
import { useQuery } from "@tanstack/react-query";
import { useChangeListSettings } from "../list/list-settings";
import { useMe } from "../me";
import { useText } from "../texts";
import { groupBookableTargets, groupStoredTargets } from "./group-targets";
import { listPaletteActions, type PaletteHandlers } from "./list-palette-actions";
import { listPaletteScreens } from "./nav";
import type { PaletteTargetGroup } from "./palette-target";
import { buildBookableTargetsQuery, buildStoredTargetsQuery } from "./queries";
import { listRecentTargets } from "./recent-targets";
import { searchTargets } from "./search-targets";
import { useDebouncedValue } from "./use-debounced-value";

const SEARCH_DEBOUNCE_MS = 120;

/** The scope of the palette: everything, or targets for a booking. */
export type PaletteMode = "all" | "book";

interface PaletteResults {
  groups: PaletteTargetGroup[];
  searching: boolean;
}

/** Finds targets of the palette: screens and actions at once, resources as the API returns them. */
export function usePaletteTargets(
  words: string,
  mode: PaletteMode,
  handlers: Omit<PaletteHandlers, "onCompact">,
): PaletteResults {
  const t = useText();
  const me = useMe();
  const settings = useChangeListSettings();
  const onCompact = () => settings.mutate(({ compact }) => ({ compact: !compact }));
  const typed = words.trim();
  const search = useDebouncedValue(typed, SEARCH_DEBOUNCE_MS);
  const stored = useQuery({
    ...buildStoredTargetsQuery(search, me),
    enabled: mode === "all" && search !== "",
  });
  const bookable = useQuery({ ...buildBookableTargetsQuery(search, me), enabled: mode === "book" });
  const screens = listPaletteScreens(me).map(({ label, section, href, icon, also }) => ({
    label: t(label),
    ...(section && { detail: t(section) }),
    ...(also && { also: t(also) }),
    href,
    icon,
  }));
  const groups: PaletteTargetGroup[] =
    mode === "book"
      ? bookable.data
        ? groupBookableTargets(bookable.data, search, me, t)
        : []
      : [
          { label: t("palette.recent"), items: typed === "" ? listRecentTargets(me.id) : [] },
          { label: t("palette.go"), items: searchTargets(screens, words) },
          {
            label: t("palette.actions"),
            items: searchTargets(listPaletteActions(me, t, { ...handlers, onCompact }), words),
          },
          ...(typed !== "" && stored.data ? groupStoredTargets(stored.data, me, t) : []),
        ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    searching: stored.isFetching || bookable.isFetching || search !== typed,
  };
}
