"use client";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { type Me, mayDo, seesOthers, useMe } from "../me";
import { useText } from "../texts";
import { groupStored, type Target, type TargetGroup } from "./group-stored";
import { listNavItems } from "./nav";
import { storedQuery } from "./queries";

/** Where the palette can lead: screens and actions at once, what is stored as the API finds it. */
export function useTargets(words: string): { groups: TargetGroup[]; searching: boolean } {
  const t = useText();
  const me = useMe();
  const search = useDeferredValue(words.trim());
  const stored = useQuery({ ...storedQuery(search, me), enabled: search !== "" && seesOthers(me) });
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

const listActions = (me: Me, t: ReturnType<typeof useText>): Target[] =>
  [
    { label: t("events.new"), href: "/console/events?new", needs: "createEvent" },
    { label: t("palette.newUser"), href: "/console/users?new", needs: "createUser" },
    { label: t("imports.users"), href: "/console/users?import", needs: "createUsers" },
    { label: t("invitations.new"), href: "/console/invitations?new", needs: "createInvitations" },
    { label: t("palette.newTeam"), href: "/console/teams?new", needs: "createTeam" },
    { label: t("webhooks.new"), href: "/console/webhooks?new", needs: "createHook" },
    { label: t("keys.new"), href: "/console/keys?new", needs: "createApiKey" },
    { label: t("apps.new"), href: "/console/apps?new", needs: "registerThirdParty" },
    { label: t("apps.builder"), href: "/console/apps/links", needs: "listThirdParties" },
    { label: t("locators.new"), href: "/console/locators?new", needs: "createLocator" },
    { label: t("pages.new"), href: "/console/pages?new", needs: "createBookpage" },
    { label: t("palette.docs"), href: "/docs", needs: null },
  ].filter(({ needs }) => needs === null || mayDo(me, needs));
