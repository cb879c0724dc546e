"use client";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { type Me, useMe } from "../me";
import { useText } from "../texts";
import { groupStored, type Target, type TargetGroup } from "./group-stored";
import { listNavItems } from "./nav";
import { storedQuery } from "./queries";

/** Where the palette can lead: screens and actions at once, what is stored as the API finds it. */
export function useTargets(words: string): { groups: TargetGroup[]; searching: boolean } {
  const t = useText();
  const me = useMe();
  const search = useDeferredValue(words.trim());
  const stored = useQuery({ ...storedQuery(search), enabled: search !== "" && me.admin });
  const fits = ({ label }: Target) =>
    label.toLocaleLowerCase(me.lang).includes(words.trim().toLocaleLowerCase(me.lang));
  const groups: TargetGroup[] = [
    {
      label: t("palette.go"),
      items: listNavItems(me)
        .map(({ label, href }) => ({ label: t(label), href }))
        .filter(fits),
    },
    { label: t("palette.actions"), items: listActions(me, t).filter(fits) },
    ...(search !== "" && stored.data ? groupStored(stored.data, t) : []),
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), searching: stored.isFetching };
}

const listActions = (me: Me, t: ReturnType<typeof useText>): Target[] => [
  { label: t("events.new"), href: "/console/events?new" },
  ...(me.admin
    ? [
        { label: t("palette.newUser"), href: "/console/users?new" },
        { label: t("imports.users"), href: "/console/users?import" },
        { label: t("palette.newTeam"), href: "/console/teams?new" },
        { label: t("webhooks.new"), href: "/console/webhooks?new" },
        { label: t("keys.new"), href: "/console/keys?new" },
        { label: t("apps.new"), href: "/console/apps?new" },
        { label: t("apps.builder"), href: "/console/apps/links" },
        { label: t("locators.new"), href: "/console/locators?new" },
      ]
    : []),
  { label: t("pages.new"), href: "/console/pages?new" },
  { label: t("palette.docs"), href: "/docs" },
];
