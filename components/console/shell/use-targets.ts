"use client";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { type Me, useMe } from "../me";
import { useText } from "../texts";
import { userName } from "../users/user-name";
import { navOf } from "./nav";
import { storedQuery } from "./queries";

export interface Target {
  label: string;
  detail?: string | undefined;
  href: string;
}

interface Group {
  label: string;
  items: Target[];
}

/** Where the palette can lead: screens and actions at once, what is stored as the API finds it. */
export function useTargets(words: string): { groups: Group[]; searching: boolean } {
  const t = useText();
  const me = useMe();
  const search = useDeferredValue(words.trim());
  const stored = useQuery({ ...storedQuery(search), enabled: search !== "" && me.admin });
  const fits = ({ label }: Target) =>
    label.toLocaleLowerCase(me.lang).includes(words.trim().toLocaleLowerCase(me.lang));
  const found = search === "" ? undefined : stored.data;
  const groups: Group[] = [
    {
      label: t("palette.go"),
      items: navOf(me)
        .map(({ label, href }) => ({ label: t(label), href }))
        .filter(fits),
    },
    { label: t("palette.actions"), items: actionsOf(me, t).filter(fits) },
    {
      label: t("nav.users"),
      items: (found?.users ?? []).map((user) => ({
        label: userName(user, t("users.unnamed")),
        detail: user.emails[0],
        href: `/console/users/${user._id}`,
      })),
    },
    {
      label: t("nav.teams"),
      items: (found?.teams ?? []).map((team) => ({
        label: team.name,
        detail: team.extid,
        href: `/console/teams/${team._id}`,
      })),
    },
    {
      label: t("palette.pages"),
      items: (found?.pages ?? []).map(({ nickname }) => ({
        label: nickname,
        href: `/console/pages/${nickname}`,
      })),
    },
    {
      label: t("palette.locators"),
      items: (found?.locators ?? []).map((locator) => ({
        label: locator.title || locator.handle,
        detail: locator.handle,
        href: `/console/locators/${locator._id}`,
      })),
    },
    {
      label: t("events.title"),
      items: (found?.events ?? []).map((event) => ({
        label: event.title,
        detail: event.created_by.full_name ?? undefined,
        href: `/console/events?event=${event._id}`,
      })),
    },
    {
      label: t("webhooks.title"),
      items: (found?.hooks ?? []).map((hook) => ({
        label: hook.target_url,
        detail: hook.action,
        href: `/console/webhooks/${hook._id}`,
      })),
    },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), searching: stored.isFetching };
}

const actionsOf = (me: Me, t: ReturnType<typeof useText>): Target[] => [
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
