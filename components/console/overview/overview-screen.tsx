"use client";
import { useQuery } from "@tanstack/react-query";
import { Banner } from "@/components/ui/banner";
import { addDays } from "@/lib/core/time/local-date";
import { canPerform, canSeeOthers, useMe } from "../me";
import { useText } from "../texts";
import { toDateInZone } from "../to-date-in-zone";
import { ActionItems } from "./action-items";
import { hasOpenOnboardingSteps } from "./list-onboarding-steps";
import { OnboardingChecklist } from "./onboarding-checklist";
import { OwnerChoice, useMeetingsOwner } from "./owner-choice";
import { buildOnboardingQuery } from "./queries";
import { Today } from "./today";
import { Upcoming } from "./upcoming";

/** The start screen: today's meetings, onboarding, action items, upcoming meetings. */
export function OverviewScreen() {
  const t = useText();
  const me = useMe();
  const who = useMeetingsOwner();
  const today = toDateInZone(me.timezone, Date.now());
  const { data: steps } = useQuery({
    ...buildOnboardingQuery(me.id),
    enabled: canPerform(me, "createAvailability"), // a viewer has nothing to set up
  });
  const isStarting = hasOpenOnboardingSteps(steps?.value, me);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="flex min-h-11 items-center text-xl font-bold tracking-tight">{t("overview.title")}</h1>
        {canSeeOthers(me) ? <OwnerChoice /> : null}
      </header>
      {!me.admin && me.email !== null && !me.confirmed ? (
        <Banner
          tone="warn"
          title={t("overview.unconfirmed")}
          text={null}
          links={[{ href: "/login/confirm", label: t("overview.confirm") }]}
        />
      ) : null}
      <Today day={today} who={who} />
      {steps && isStarting ? <OnboardingChecklist read={steps.value} /> : null}
      <ActionItems steps={isStarting} />
      <Upcoming after={addDays(today, 1)} who={who} />
      <p className="text-muted text-xs">{t("events.inZone", { zone: me.timezone.replaceAll("_", " ") })}</p>
    </>
  );
}
