"use client";
import { useQueries, useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleDashed, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { OWNED_KINDS } from "@/lib/domain/lifecycle/offboarding/options";
import { FailedList, ListSkeleton } from "../list/list-states";
import { formatRejection } from "../problem-error";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { UnavailableList } from "./meeting-line";
import { KIND_TEXTS } from "./offboarding-draft";
import { buildOffboardingQuery, buildOwnedResourcesQuery, type Offboarding, type Successor } from "./queries";

interface Props {
  ids: readonly string[];
  /** The successor for the meetings; null if there is none. */
  successor: Successor | null;
}

/** The progress of each offboarding, which also continues without an open page. */
export function OffboardingProgress({ ids, successor }: Props) {
  const t = useText();
  const queries = useQueries({ queries: ids.map((id) => buildOffboardingQuery(id)) });
  const failed = queries.find(({ isError }) => isError);
  if (failed) return <FailedList error={failed.error} onRetry={() => void failed.refetch()} />;
  const found = queries.flatMap(({ data }) => data ?? []);
  if (found.length < ids.length) return <ListSkeleton />;
  return (
    <div className="max-w-3xl">
      <Panel title={t("offboarding.progressTitle")}>
        <ul className="divide-y divide-line" aria-live="polite">
          {found.map((one) => (
            <li key={one._id} className="py-3">
              <OffboardingStatus offboarding={one} successor={successor} />
            </li>
          ))}
        </ul>
        <Link href="/console/users" className="link mt-4 inline-flex min-h-11 items-center">
          {t("offboarding.toPeople")}
        </Link>
      </Panel>
    </div>
  );
}

const ICONS = { running: CircleDashed, done: CircleCheck, stopped: TriangleAlert } as const;
const TONES = { running: "text-muted", done: "text-ok", stopped: "text-bad" } as const;

interface StatusProps extends Pick<Props, "successor"> {
  offboarding: Offboarding;
}

function OffboardingStatus({ offboarding, successor }: StatusProps) {
  const t = useText();
  const { state, name, user, remaining: left, problem, problem_reason: reason } = offboarding;
  const Icon = ICONS[state];
  return (
    <div className="flex gap-3">
      <Icon size={20} aria-hidden className={`mt-0.5 flex-none ${TONES[state]}`} />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {name ?? t("users.unnamed")} <span className={TONES[state]}>· {t(`offboarding.${state}`)}</span>
        </p>
        <Results done={offboarding.done} />
        {left > 0 ? (
          <div>
            <p className="text-bad">{t("offboarding.remaining", { count: left })}</p>
            {state === "stopped" ? <RemainingMeetings user={user} successor={successor} /> : null}
          </div>
        ) : null}
        {problem === null ? null : (
          <p {...(reason === null ? { lang: "en" } : {})} className="text-bad wrap-anywhere">
            {reason === null ? problem : formatRejection({ code: "conflict", reason }, t)}
          </p>
        )}
        {state === "stopped" ? (
          <Link
            href={`/console/offboarding?users=${user}`}
            className="link inline-flex min-h-11 items-center"
          >
            {t("offboarding.goOn")}
          </Link>
        ) : null}
      </div>
    </div>
  );
}

/** What was handed over and what ended, by kind. */
function Results({ done }: Pick<Offboarding, "done">) {
  const t = useText();
  const rows = OWNED_KINDS.flatMap((kind) => {
    const handed = done[`${kind}_handed_over`];
    const all = Object.entries(done).reduce(
      (sum, [name, count]) => (name.startsWith(kind) ? sum + count : sum),
      0,
    );
    const results = [
      handed > 0 ? t("offboarding.handedOver", { count: handed }) : null,
      all > handed ? t("offboarding.ended", { count: all - handed }) : null,
    ].filter((result) => result !== null);
    return results.length > 0 ? [`${t(KIND_TEXTS[kind].label)}: ${results.join(", ")}`] : [];
  });
  return (
    <ul className="text-muted text-sm">
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}

/** The meetings and polls that have no successor yet. */
function RemainingMeetings({ user, successor }: Pick<Props, "successor"> & { user: string }) {
  const { data } = useQuery(buildOwnedResourcesQuery(user, successor));
  return data ? (
    <UnavailableList meetings={[...data.meetings.first, ...data.polls.first]} to={successor} />
  ) : null;
}
