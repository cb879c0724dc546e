"use client";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { ProblemError } from "../problem-error";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { Panel } from "../ui/panel";
import { BookerImpact } from "./booker-impact";
import { PlannedChanges } from "./planned-changes";
import type { SettingsPlan } from "./queries";

interface Props {
  plan: SettingsPlan;
  apply: { isPending: boolean; error: Error | null; run: () => void };
  onAgain: () => void;
}

/** The second step: what the files would change, and what it means for bookers. */
export function PlanView({ plan, apply, onAgain }: Props) {
  const t = useText();
  const me = useMe();
  const count = plan.changes.length;
  const isStale = apply.error instanceof ProblemError && apply.error.problem?.code === "changed_since";
  return (
    <>
      <Panel title={t("settingsImport.changes", { count })}>
        <p className="text-muted">
          {count > 0
            ? t("settingsImport.expires", { time: formatMoment(me, plan.expires_at) })
            : t("settingsImport.noChanges")}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          {count > 0 ? (
            <MutationButton tone="primary" mutation={{ isPending: apply.isPending, mutate: apply.run }}>
              {apply.isPending ? t("settingsImport.applying") : t("settingsImport.apply", { count })}
            </MutationButton>
          ) : null}
          <button type="button" className="button" onClick={onAgain}>
            {t("toolImport.again")}
          </button>
        </div>
        {isStale ? (
          <p role="alert" className="mt-3 font-medium text-bad">
            {t("settingsImport.changedSince")}
          </p>
        ) : (
          <ErrorText error={apply.error} className="mt-3" />
        )}
      </Panel>
      {count > 0 ? (
        <>
          <BookerImpact impact={plan.bookers} />
          <PlannedChanges changes={plan.changes} />
        </>
      ) : null}
    </>
  );
}
