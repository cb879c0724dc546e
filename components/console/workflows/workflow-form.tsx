"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { SwitchInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useEditForm } from "../form/use-edit-form";
import { canPerform, useMe } from "../me";
import { ProblemError } from "../problem-error";
import { listTemplates, TEMPLATES_KEY } from "../resources/templates";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { ConditionList } from "./condition-list";
import { buildWorkflowQuery, getWorkflow, WORKFLOWS_KEY } from "./queries";
import { StepList } from "./step-list";

const VolumeNotice = lazy(() => import("./volume-notice"));
const FilterFields = lazy(() => import("../webhooks/filter-fields"));

type Workflow = Schemas["Workflow"];

const toBody = ({ name, enabled, filter, conditions, steps }: Workflow): Schemas["WorkflowBody"] => ({
  name,
  enabled,
  filter,
  conditions,
  steps,
});

/** The number of messages with which a change was rejected. */
function readMessages(error: unknown): number | null {
  const problem: { reason?: unknown; messages?: unknown } =
    error instanceof ProblemError ? (error.problem ?? {}) : {};
  return problem.reason === "many_messages" && typeof problem.messages === "number" ? problem.messages : null;
}

const loadSchema = async () => (await import("@/lib/domain/events/workflows/schema")).workflowUpdate;

/** The settings of a workflow. */
export function WorkflowForm({ read }: { read: ApiValue<Workflow> }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const { _id: id } = read.value;
  const [messages, setMessages] = useState<number | null>(null);
  const form = useEditForm({
    read,
    toBody,
    schema: loadSchema,
    send: (body, header) =>
      unwrapResponse(
        api.PUT("/v2/workflows/{workflow_id}", { params: { path: { workflow_id: id }, header }, body }),
      ).catch((error: unknown) => {
        setMessages(readMessages(error));
        throw error;
      }),
    onSaved: (response) => {
      setMessages(null);
      queries.setQueryData(buildWorkflowQuery(id).queryKey, response);
      void queries.invalidateQueries({ queryKey: WORKFLOWS_KEY });
    },
    undoable: true,
    reread: () => getWorkflow(id),
  });
  const templates = useQuery({
    queryKey: [...TEMPLATES_KEY, "any"],
    queryFn: () => listTemplates({ limit: 1 }),
  });
  const hasTemplates = form.body.filter?.templates !== undefined || (templates.data?.value.length ?? 0) > 0;
  const isAboutForms = form.body.steps.some(({ when }) => when.trigger === "form_answered");
  const labels = {
    "/name": t("workflows.name"),
    "/enabled": t("workflows.enabled"),
    "/filter": t("webhooks.filter"),
    "/conditions": t("workflows.conditions"),
    "/steps": t("workflows.steps"),
  };
  return (
    <FormFrame form={form} labels={labels} closed={!canPerform(me, "updateWorkflow")}>
      {messages === null ? null : (
        <Suspense fallback={null}>
          <VolumeNotice form={form} messages={messages} />
        </Suspense>
      )}
      <Panel title={t("pages.basics")}>
        <div className="grid gap-5">
          <TextInput label={t("workflows.name")} field={form.text("/name", "")} />
          <SwitchInput
            label={t("workflows.enabled")}
            hint={t("workflows.enabledHint")}
            {...form.switch("/enabled")}
          />
        </div>
      </Panel>
      <Panel title={t("workflows.steps")}>
        <StepList form={form} />
      </Panel>
      <Panel title={t("workflows.conditions")}>
        <div className="grid gap-6">
          <Suspense fallback={null}>
            <FilterFields
              form={form}
              hint={t("workflows.filterHint")}
              others={[
                ...(hasTemplates ? (["templates"] as const) : []),
                ...(isAboutForms ? (["forms"] as const) : []),
              ]}
            />
          </Suspense>
          <ConditionList form={form} />
        </div>
      </Panel>
    </FormFrame>
  );
}
