"use client";
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { canSeeOthers, useMe } from "../me";
import { formatUserName } from "./format-user-name";
import { buildTeamQuery } from "./teams";
import { useUsersById } from "./user-picker";

/** The heading of a page, otherwise the name of its owner, as visitors read it. */
export function usePageName({ custom, belongs_to: owner, team, nickname }: Schemas["Bookpage"]): string {
  const me = useMe();
  const isMine = owner === me.id;
  const users = useUsersById(owner !== null && !isMine && canSeeOthers(me) ? [owner] : []);
  const ofTeam = useQuery({ ...buildTeamQuery(team ?? ""), enabled: team !== null });
  const address = `/${nickname}`;
  if (custom.invite_title) return custom.invite_title;
  if (team !== null) return ofTeam.data?.value.name ?? address;
  if (isMine) return me.name ?? address;
  const [user] = users.data ?? [];
  return user ? formatUserName(user, address) : address;
}
