"use client";
import type { Schemas } from "../api";
import { ownIdOf } from "../form/own-id";
import { useGoOn } from "../form/use-go-on";
import { dayColumn, textColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreating } from "../list/use-creating";
import { mayDo, useMe } from "../me";
import { useText } from "../texts";
import { CreateTeam } from "./create-team";
import { listTeams, TEAMS_KEY } from "./queries";
import { removeTeam } from "./remove-team";

type Team = Schemas["Team"];

export function TeamList() {
  const t = useText();
  const me = useMe();
  const goOn = useGoOn();
  const [creating, setCreating] = useCreating();
  const source: ListSource<Team> = {
    key: TEAMS_KEY,
    title: t("teams.title"),
    load: listTeams,
    columns: [
      textColumn("name", t("teams.name"), (team) => team.name),
      {
        name: "members",
        label: t("teams.members"),
        cell: (team) => t("teams.people", { count: team.members.length }),
        text: (team) => String(team.members.length),
      },
      {
        name: "rule",
        label: t("teams.rule"),
        cell: (team) => t(`teams.${team.assignment.rule}`),
        text: (team) => team.assignment.rule,
      },
      textColumn("extid", t("teams.extid"), (team) => ownIdOf(team) ?? ""),
      dayColumn("added", t("users.added"), me, (team) => team.createdAt),
    ],
    nameRow: (team) => team.name,
    linkRow: (team) => `/console/teams/${team._id}`,
    ...(mayDo(me, "deleteTeam") && { remove: removeTeam }),
    ...(mayDo(me, "createTeam") && { create: { label: t("teams.new"), open: () => setCreating(true) } }),
    empty: {
      title: t("teams.emptyTitle"),
      text: t("teams.emptyText"),
      call: { path: "/v2/teams", body: { name: "Sales", members: ["jane@example.com"] } },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      {creating ? (
        <CreateTeam onClose={() => setCreating(false)} onOpen={(id) => goOn(`/console/teams/${id}`)} />
      ) : null}
    </>
  );
}
