"use client";
import { TextArea } from "../form/text-area";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { Choices } from "./choices";
import { findTaker, type Kind, type Plan } from "./plan";

interface Props {
  plan: Plan;
  kinds: readonly Kind[];
  onChange: (plan: Plan) => void;
}

/** What guests are told, and what becomes of the account. */
export function WhatThen({ plan, kinds, onChange }: Props) {
  const t = useText();
  const isCancelled = (["meetings", "polls"] as const).some(
    (kind) => kinds.includes(kind) && (plan.whenNotFree === "cancel" || !findTaker(plan, kind)),
  );
  return (
    <Panel title={t("offboarding.stepThree")}>
      <div className="grid gap-5">
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
        <Choices
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
