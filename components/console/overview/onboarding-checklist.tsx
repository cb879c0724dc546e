"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Circle, X } from "lucide-react";
import Link from "next/link";
import type { Schemas } from "../api";
import { useMe } from "../me";
import { useText } from "../texts";
import { IconButton } from "../ui/icon-button";
import { listOnboardingSteps } from "./list-onboarding-steps";
import { buildOnboardingQuery, hideOnboarding } from "./queries";

/**
 * The onboarding of an organisation or a user: each step is done by its state, finished ones are folded, and the list
 * disappears with the last.
 */
export function OnboardingChecklist({ read }: { read: Schemas["Onboarding"] }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const hide = useMutation({
    mutationFn: () => hideOnboarding(me.id),
    onSuccess: (response) => queries.setQueryData(buildOnboardingQuery(me.id).queryKey, response),
  });
  const steps = listOnboardingSteps(read, me);
  const done = steps.filter((step) => step.done).length;
  return (
    <section className="rounded-lg border border-line bg-raised p-4 sm:p-6">
      <div className="mb-4 flex items-start justify-between gap-4">
        <div className="grid gap-1">
          <h2 className="font-bold text-lg">{t("onboarding.title")}</h2>
          <p className="text-muted text-xs">
            {t("actionItems.progress", { done: String(done), all: String(steps.length) })}
          </p>
        </div>
        <IconButton label={t("actionItems.hide")} off={hide.isPending} onClick={() => hide.mutate()}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <progress className="sr-only" value={done} max={steps.length} aria-label={t("onboarding.title")} />
      <StepList steps={steps.filter((step) => !step.done)} />
      {done > 0 ? (
        <details className="border-line border-t">
          <summary className="fold min-h-11 text-muted underline-offset-4 hover:underline">
            {t("onboarding.finished", { count: done })}
          </summary>
          <StepList steps={steps.filter((step) => step.done)} />
        </details>
      ) : null}
    </section>
  );
}

type Step = ReturnType<typeof listOnboardingSteps>[number];

function StepList({ steps }: { steps: readonly Step[] }) {
  const t = useText();
  return (
    <ol className="divide-y divide-line">
      {steps.map((step) => (
        <li key={step.label}>
          <Link
            href={step.href}
            className="flex min-h-12 items-center gap-3 py-2 underline-offset-4 hover:underline"
          >
            {step.done ? (
              <Check size={18} className="flex-none text-ok" role="img" aria-label={t("onboarding.done")} />
            ) : (
              <Circle
                size={18}
                className="flex-none text-muted"
                role="img"
                aria-label={t("onboarding.todo")}
              />
            )}
            <span className={step.done ? "text-muted" : "font-medium"}>{t(step.label)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
