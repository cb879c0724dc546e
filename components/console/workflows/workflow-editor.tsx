"use client";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { isSubjectTrigger } from "@/lib/domain/events/workflows/options";
import { DeleteUndoable } from "../deletion/delete-undoable";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { canPerform, useMe } from "../me";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { buildWorkflowQuery, deleteWorkflow, WORKFLOWS_KEY } from "./queries";
import { WorkflowForm } from "./workflow-form";

/** Chunks that load beside the settings. */
const TryWorkflow = lazy(() => import("./try-workflow"));
const SubjectMessages = lazy(() => import("./subject-messages"));
const AddressList = lazy(() => import("./address-list"));

export function WorkflowEditor({ id }: { id: string }) {
  const t = useText();
  const me = useMe();
  const query = useQuery(buildWorkflowQuery(id));
  if (query.isError) return <FailedScreen error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const workflow = query.data.value;
  return (
    <>
      <PageHeader title={workflow.name} back={{ href: "/console/workflows", label: t("workflows.title") }} />
      <div className="grid max-w-4xl gap-4">
        <WorkflowForm key={workflow._id} read={query.data} />
        <Suspense fallback={null}>
          {workflow.addresses.length > 0 ? <AddressList key={id} workflow={workflow} /> : null}
          {workflow.steps.some(({ when }) => isSubjectTrigger(when.trigger)) ? (
            <SubjectMessages workflow={workflow} />
          ) : null}
          <TryWorkflow key={workflow.__v} workflow={workflow} />
        </Suspense>
        {canPerform(me, "deleteWorkflow") ? (
          <DeleteUndoable
            id={id}
            name={workflow.name}
            run={deleteWorkflow}
            invalidate={WORKFLOWS_KEY}
            list="/console/workflows"
          />
        ) : null}
      </div>
    </>
  );
}
