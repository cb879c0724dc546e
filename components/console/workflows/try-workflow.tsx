"use client";
import { useMutation } from "@tanstack/react-query";
import { isSubjectTrigger } from "@/lib/domain/events/workflows/options";
import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { listEvents } from "../resources/events";
import { useText } from "../texts";
import { Combobox } from "../ui/combobox";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { StateMark } from "../ui/state-mark";
import { tryWorkflow } from "./queries";

const MAX_FOUND = 8;

/** Evaluates the saved workflow on a meeting, without sending anything. */
export default function TryWorkflow({ workflow }: { workflow: Schemas["Workflow"] }) {
  const t = useText();
  const me = useMe();
  const attempt = useMutation({ mutationFn: (event: string) => tryWorkflow(workflow._id, event) });
  const findMeetings = async (search: string) => {
    const { value } = await listEvents({ limit: MAX_FOUND, ...(search && { search }) });
    return value.map(({ _id, title, dates, confirmed }) => {
      const date = dates.find((one) => one._id === confirmed.date_id) ?? dates[0];
      return { id: _id, label: title, detail: date && formatMoment(me, date.date) };
    });
  };
  return (
    <Panel title={t("workflows.try")}>
      <p className="text-sm text-muted">{t("workflows.tryText")}</p>
      <Combobox
        name="workflow-meeting"
        label={t("workflows.pickMeeting")}
        placeholder={t("workflows.pickMeeting")}
        find={findMeetings}
        onPick={({ id }) => attempt.mutate(id)}
      />
      <div aria-live="polite" className="mt-4">
        {attempt.isError ? <ErrorText error={attempt.error} /> : null}
        {attempt.isSuccess ? <Trial trial={attempt.data.value} workflow={workflow} /> : null}
      </div>
    </Panel>
  );
}

function Trial({ trial, workflow }: { trial: Schemas["WorkflowTrial"]; workflow: Schemas["Workflow"] }) {
  const t = useText();
  const me = useMe();
  return (
    <div className="grid gap-3 text-sm">
      <p className="font-bold break-words">{trial.event.title}</p>
      <StateMark tone={trial.applies ? "ok" : "warn"}>
        {t(trial.applies ? "workflows.applies" : "workflows.appliesNot")}
      </StateMark>
      {trial.in_filter ? null : <p>{t("workflows.notInFilter")}</p>}
      <ul className="grid gap-1">
        {trial.conditions.map(({ condition, holds, found }, index) => (
          <li key={index.toString()} className="flex flex-wrap gap-x-3">
            <span className="font-medium">{t(`workflows.kind.${condition.kind}`)}</span>
            <StateMark tone={holds ? "ok" : "bad"}>
              {t(holds ? "workflows.holds" : "workflows.holdsNot")}
            </StateMark>
            {condition.kind === "first_booking" ? null : (
              <span className="text-muted break-words">
                {found.length > 0
                  ? t("workflows.found", { values: [...new Set(found)].join(", ") })
                  : t("workflows.foundNone")}
              </span>
            )}
          </li>
        ))}
      </ul>
      <ol className="divide-y divide-line border-line border-y">
        {trial.steps.map(({ step, recipients }, index) => {
          const { subject, template, channel, when } = workflow.steps[index] ?? {};
          const hasMeeting = !when || !isSubjectTrigger(when.trigger);
          return (
            <li key={step} className="py-2">
              <p className="font-medium">
                {template
                  ? t(`workflows.our.${template}`)
                  : subject || t(`workflows.channelName.${channel ?? "mail"}`)}
              </p>
              {recipients.length === 0 ? (
                <p className="text-muted">
                  {t(hasMeeting ? "workflows.noRecipient" : "workflows.notMeeting")}
                </p>
              ) : null}
              {recipients.map(({ role, name, due_at: due }) => (
                <p key={`${role} ${name}`} className="flex flex-wrap justify-between gap-x-3">
                  <span className="min-w-0 break-words">
                    {name ??
                      (role === "webhook" || role === "slack" || role === "calendar"
                        ? null
                        : t(`workflows.recipient.${role}`))}
                  </span>
                  <span className="text-muted">
                    {due ? formatMoment(me, due, "weekday") : t("workflows.onChange")}
                  </span>
                </p>
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
