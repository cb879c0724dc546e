"use client";
import { TextArea } from "../form/text-area";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { RadioGroup } from "../ui/radio-group";
import { findSuccessor, type OffboardingDraft, type OwnedKind } from "./offboarding-draft";
import { PlanSummary } from "./plan-summary";
import type { OwnedResources } from "./queries";

interface Props {
  plan: OffboardingDraft;
  kinds: readonly OwnedKind[];
  /** The resources, with the availability of the meetings' successor. */
  found: readonly OwnedResources[];
  onChange: (plan: OffboardingDraft) => void;
}

/** The message to the guests, and the fate of the account. */
export function ConfirmStep({ plan, kinds, found, onChange }: Props) {
  const t = useText();
  const isCancelled = (["meetings", "polls"] as const).some(
    (kind) => kinds.includes(kind) && (plan.whenNotFree === "cancel" || !findSuccessor(plan, kind)),
  );
  return (
    <Panel title={t("offboarding.stepThree")}>
      <div className="grid gap-5">
        <PlanSummary plan={plan} kinds={kinds} found={found} />
        {isCancelled ? (
          <TextArea
            label={t("offboarding.message")}
            hint={t("offboarding.messageHint")}
            field={{
              name: "message",
              value: plan.message,
              error: null,
              onChange: (message) => onChange({ ...plan, message }),
            }}
            maxLength={5000}
          />
        ) : null}
        <RadioGroup
          label={t("offboarding.account")}
          value={plan.account}
          options={[
            { value: "suspend", label: t("offboarding.thenSuspend"), hint: t("offboarding.thenSuspendHint") },
            { value: "delete", label: t("offboarding.thenDelete"), hint: t("offboarding.thenDeleteHint") },
          ]}
          onChange={(account) => onChange({ ...plan, account })}
        />
        <p>{t("offboarding.atOnce")}</p>
      </div>
    </Panel>
  );
}
