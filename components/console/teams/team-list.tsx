"use client";
import { lazy, Suspense } from "react";
import type { Schemas } from "../api";
import { getExternalId } from "../form/external-id-field";
import { makeDayColumn, makeTextColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { canPerform, useMe } from "../me";
import { listTeams, TEAMS_KEY } from "../resources/teams";
import { useText } from "../texts";
import { useNavigate } from "../ui/use-navigate";
import { deleteTeam } from "./delete-team";

/** A chunk that loads on first use. */
const CreateTeam = lazy(() => import("./create-team"));

type Team = Schemas["Team"];

export function TeamList() {
  const t = useText();
  const me = useMe();
  const navigate = useNavigate();
  const [creating, setCreating] = useCreateDialog();
  const source: ListSource<Team> = {
    key: TEAMS_KEY,
    title: t("teams.title"),
    load: listTeams,
    columns: [
      makeTextColumn("name", t("teams.name"), (team) => team.name),
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
      makeDayColumn("added", t("users.added"), me, (team) => team.createdAt),
    ],
    listExtraExportColumns: () => [{ label: t("teams.extid"), text: (team) => getExternalId(team) ?? "" }],
    nameRow: (team) => team.name,
    linkRow: (team) => `/console/teams/${team._id}`,
    ...(canPerform(me, "deleteTeam") && { remove: deleteTeam }),
    ...(canPerform(me, "createTeam") && { create: { label: t("teams.new"), open: () => setCreating(true) } }),
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
        <Suspense fallback={null}>
          <CreateTeam onClose={() => setCreating(false)} onOpen={(id) => navigate(`/console/teams/${id}`)} />
        </Suspense>
      ) : null}
    </>
  );
}
