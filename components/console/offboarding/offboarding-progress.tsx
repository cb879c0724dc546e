"use client";
import { useQueries } from "@tanstack/react-query";
import { CircleCheck, CircleDashed, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { FailedList, ListSkeleton } from "../list/list-states";
import { formatRejection } from "../problem-error";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { buildOffboardingQuery, type Offboarding } from "./queries";

/** The progress of each offboarding, which also continues without an open page. */
export function OffboardingProgress({ ids }: { ids: readonly string[] }) {
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
              <OffboardingStatus offboarding={one} />
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

function OffboardingStatus({ offboarding }: { offboarding: Offboarding }) {
  const t = useText();
  const { state, done, name, user, remaining: left, problem, problem_reason: reason } = offboarding;
  const Icon = ICONS[state];
  const sum = (ending: "_handed_over" | "") =>
    Object.entries(done).reduce(
      (total, [kind, count]) => (kind.endsWith("_handed_over") === (ending !== "") ? total + count : total),
      0,
    );
  const handed = sum("_handed_over");
  const ended = sum("");
  return (
    <div className="flex gap-3">
      <Icon size={20} aria-hidden className={`mt-0.5 flex-none ${TONES[state]}`} />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {name ?? t("users.unnamed")} <span className={TONES[state]}>· {t(`offboarding.${state}`)}</span>
        </p>
        <p className="text-muted text-sm">
          {[
            handed > 0 ? t("offboarding.handedOver", { count: handed }) : null,
            ended > 0 ? t("offboarding.ended", { count: ended }) : null,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {left > 0 ? <p className="text-bad">{t("offboarding.remaining", { count: left })}</p> : null}
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
