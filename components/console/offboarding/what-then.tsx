"use client";
import { useId } from "react";
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
  const id = useId();
  const isCancelled = (["meetings", "polls"] as const).some(
    (kind) => kinds.includes(kind) && (plan.whenNotFree === "cancel" || !findTaker(plan, kind)),
  );
  return (
    <Panel title={t("offboarding.stepThree")}>
      <div className="grid gap-5">
        {isCancelled ? (
          <div>
            <label htmlFor={id} className="font-medium text-sm">
              {t("offboarding.message")}
            </label>
            <textarea
              id={id}
              className="input mt-1 min-h-28 py-2"
              maxLength={5000}
              value={plan.message}
              onChange={(event) => onChange({ ...plan, message: event.target.value })}
            />
            <p className="mt-1 text-muted text-xs">{t("offboarding.messageHint")}</p>
          </div>
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
