"use client";
import { useMutation } from "@tanstack/react-query";
import { TOOL_NAMES } from "@/lib/domain/contracts/tool-names";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { useText } from "../texts";
import { ConfirmButton } from "../ui/confirm-button";
import { CopyField } from "../ui/copy-field";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { ReportNotes } from "./report-notes";
import { SyncTransitionForm } from "./sync-transition-form";
import { finishTransition, switchTransition, type Transition, undoSwitch } from "./transition-queries";

const ISSUES = {
  clash: "transition.clash",
  unknown_host: "transition.unknown",
  no_page: "transition.noPage",
  cancelled_there: "transition.cancelledThere",
  moved_there: "transition.movedThere",
} as const;

interface Props {
  transition: Transition;
  onChange: () => void;
}

/** How far a transition is, what needs a look, and the next step. */
export function TransitionStatus({ transition, onChange }: Props) {
  const t = useText();
  const me = useMe();
  const { _id: id, state, running, error, meetings, issues, webhook, last_call_at: calledAt } = transition;
  const tool = TOOL_NAMES[transition.tool];
  const isSwitched = state === "switched";
  const change = useMutation({
    mutationFn: () => (isSwitched ? undoSwitch(id) : switchTransition(id)),
    onSuccess: onChange,
  });
  const format = ({ name, start, code, hosts }: Transition["issues"][number]) =>
    `${start ? `${formatMoment(me, start)} ` : ""}${name}: ${t(ISSUES[code], { tool, hosts: hosts.join(", ") })}`;
  if (running !== null)
    return (
      <>
        <p role="status" className="font-medium">
          {t("transition.working", { tool })}
        </p>
        <progress className="mt-2 h-2 w-full" aria-label={t("transition.working", { tool })} />
      </>
    );
  return (
    <>
      <p role="status" className="font-medium">
        {t(isSwitched ? "transition.switched" : "transition.active", { tool })}
      </p>
      <ul className="mt-1 text-muted">
        {meetings.held > 0 || !isSwitched ? <li>{t("transition.held", { count: meetings.held })}</li> : null}
        {meetings.imported > 0 ? <li>{t("transition.imported", { count: meetings.imported })}</li> : null}
        {calledAt ? <li>{t("transition.lastCall", { tool, time: formatMoment(me, calledAt) })}</li> : null}
      </ul>
      {webhook.secret === null ? null : (
        <div className="mt-4 grid max-w-prose gap-3">
          <h3 className="font-medium">{t("transition.byHand", { tool })}</h3>
          <p className="text-sm">{t("transition.byHandText", { tool })}</p>
          <CopyField label={t("transition.url")} value={webhook.url} />
          <CopyField label={t("transition.secret")} value={webhook.secret} />
        </div>
      )}
      <ReportNotes title={t("transition.issues")} notes={issues.map((issue) => ({ text: format(issue) }))} />
      {state === "preparing" ? null : (
        <>
          <p id={`${id}-hint`} className="mt-4 max-w-prose">
            {t(isSwitched ? "transition.revertHint" : "transition.switchHint")}
          </p>
          <MutationButton
            {...(isSwitched ? {} : { tone: "primary" as const })}
            className="mt-2"
            mutation={{ isPending: change.isPending, mutate: change.mutate }}
          >
            {t(isSwitched ? "transition.revert" : "transition.switch")}
          </MutationButton>
        </>
      )}
      <ErrorText error={change.error} className="mt-3" />
      <SyncTransitionForm transition={transition} failure={error} onChange={onChange} />
      <ConfirmButton
        className="mt-5"
        label={t("transition.finish")}
        title={t("transition.finish")}
        text={t("transition.finishText", { tool })}
        run={() => finishTransition(id)}
        onDone={onChange}
      />
    </>
  );
}
