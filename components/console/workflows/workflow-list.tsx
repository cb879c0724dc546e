"use client";
import type { Schemas } from "../api";
import { makeDayColumn, makeTextColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { canPerform, useMe } from "../me";
import { useText } from "../texts";
import { StateMark } from "../ui/state-mark";
import { useNavigate } from "../ui/use-navigate";
import { CreateWorkflow } from "./create-workflow";
import { listWorkflows, WORKFLOWS_KEY } from "./queries";

type Workflow = Schemas["Workflow"];

export function WorkflowList() {
  const t = useText();
  const me = useMe();
  const navigate = useNavigate();
  const [creating, setCreating] = useCreateDialog();
  const formatState = ({ enabled }: Workflow) => t(enabled ? "workflows.on" : "workflows.off");
  const source: ListSource<Workflow> = {
    key: WORKFLOWS_KEY,
    title: t("workflows.title"),
    load: listWorkflows,
    columns: [
      makeTextColumn("name", t("workflows.name"), ({ name }) => name),
      {
        name: "state",
        label: t("workflows.state"),
        cell: (row) => <StateMark tone={row.enabled ? "ok" : "muted"}>{formatState(row)}</StateMark>,
        text: formatState,
      },
      makeTextColumn("steps", t("workflows.steps"), ({ steps }) => String(steps.length)),
      makeTextColumn("planned", t("workflows.planned"), ({ planned }) => String(planned)),
      makeDayColumn("changed", t("pages.changed"), me, ({ updatedAt }) => updatedAt),
    ],
    nameRow: ({ name }) => name,
    linkRow: ({ _id }) => `/console/workflows/${_id}`,
    ...(canPerform(me, "createWorkflow") && {
      create: { label: t("workflows.new"), open: () => setCreating(true) },
    }),
    empty: {
      title: t("workflows.emptyTitle"),
      text: t("workflows.emptyText"),
      call: {
        path: "/v2/workflows",
        body: {
          name: "Reminder",
          steps: [
            {
              when: { trigger: "before_start", amount: 1, unit: "days" },
              to: ["booker"],
              template: "reminder",
            },
          ],
        },
      },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      {creating ? (
        <CreateWorkflow
          onClose={() => setCreating(false)}
          onOpen={(id) => navigate(`/console/workflows/${id}`)}
        />
      ) : null}
    </>
  );
}
