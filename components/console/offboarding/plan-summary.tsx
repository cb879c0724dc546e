"use client";
import { useQuery } from "@tanstack/react-query";
import { teamOptionsQuery } from "../resources/invitations";
import { formatUserNameById, useUsersById } from "../resources/user-picker";
import { type TranslateConsole, useText } from "../texts";
import {
  countOwned,
  findSuccessor,
  KIND_TEXTS,
  type OffboardingDraft,
  type OwnedKind,
} from "./offboarding-draft";
import type { OwnedResources, Successor } from "./queries";

interface Props {
  plan: OffboardingDraft;
  kinds: readonly OwnedKind[];
  /** The resources, with the availability of the meetings' successor. */
  found: readonly OwnedResources[];
}

/** What happens to each kind of resource: who takes over, what ends, and what nobody can take over. */
export function PlanSummary({ plan, kinds, found }: Props) {
  const t = useText();
  const nameSuccessor = useSuccessorNames(kinds.map((kind) => findSuccessor(plan, kind)));
  const count = (kind: OwnedKind) => found.reduce((total, one) => total + countOwned(one, kind), 0);
  const busy = found.flatMap(({ meetings }) => meetings.first).filter((one) => one.takes_over === false);
  const rows = kinds.flatMap((kind) => {
    const to = findSuccessor(plan, kind);
    const isTaken = to !== null && !("team" in to && (kind === "teams" || kind === "substitutions"));
    const refused = kind === "meetings" && isTaken ? busy.length : 0;
    const outcome = isTaken
      ? t("offboarding.takesOver", { name: nameSuccessor(to) })
      : t(KIND_TEXTS[kind].end);
    return [
      ...(count(kind) > refused ? [{ what: formatCount(kind, count(kind) - refused, t), outcome }] : []),
      ...(to && refused > 0
        ? [
            {
              what: formatCount(kind, refused, t),
              outcome: `${t("offboarding.isBusy", { name: nameSuccessor(to) })} · ${t(
                plan.whenNotFree === "stop" ? "offboarding.waits" : "offboarding.cancel",
              )}`,
            },
          ]
        : []),
    ];
  });
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="font-medium">{t("offboarding.summary")}</h3>
      <dl className="mt-1 divide-y divide-line border-line border-y">
        {rows.map(({ what, outcome }) => (
          <div key={`${what} ${outcome}`} className="grid gap-x-4 py-2 sm:grid-cols-2">
            <dt className="first-letter:uppercase">{what}</dt>
            <dd className="text-muted wrap-anywhere">{outcome}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const formatCount = (kind: OwnedKind, count: number, t: TranslateConsole) =>
  t(`offboarding.${kind}`, { count });

/** Returns a function for the names of these successors. */
export function useSuccessorNames(successors: readonly (Successor | null)[]): (to: Successor) => string {
  const t = useText();
  const ids = successors.flatMap((to) => (to && "user" in to ? [to.user] : []));
  const people = useUsersById([...new Set(ids)]);
  const { data: teams } = useQuery({
    ...teamOptionsQuery,
    enabled: successors.some((to) => to !== null && "team" in to),
  });
  return (to) =>
    "user" in to
      ? formatUserNameById(people.data, to.user, t("users.unnamed"))
      : (teams?.find(({ value }) => value === to.team)?.label ?? "…");
}
