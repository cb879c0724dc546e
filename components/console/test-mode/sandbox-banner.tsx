"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, FlaskConical } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { DAY, HOUR } from "@/lib/core/time/instant";
import { api, type Schemas, unwrapResponse } from "../api";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { describeError, ProblemError } from "../problem-error";
import { useText } from "../texts";
import { useDismissibleMenu } from "../ui/use-dismissible-menu";
import { ClockForm } from "./clock-form";
import { testClockQuery } from "./queries";
import { ResetSandbox } from "./reset-sandbox";
import { SeedSandbox } from "./seed-sandbox";
import { setTestMode } from "./set-test-mode";

/** The banner of the sandbox: its time, and the controls of its clock. */
export function SandboxBanner() {
  const t = useText();
  const { clock, error, setError, move } = useTestClock();
  const steps = clock ? (
    <>
      <Step label={t("testMode.hour")} onStep={() => move(HOUR)} />
      <Step label={t("testMode.day")} onStep={() => move(DAY)} />
    </>
  ) : null;
  return (
    <section
      aria-label={t("testMode.name")}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-warn border-b-2 bg-raised px-4 py-2 lg:col-span-2"
    >
      <p className="flex min-h-11 items-center gap-2 font-bold text-warn" title={t("testMode.what")}>
        <FlaskConical size={18} aria-hidden />
        {t("testMode.name")}
      </p>
      {clock ? <ClockFace clock={clock} /> : null}
      <div className="flex grow flex-wrap items-center gap-2">
        <div className="hidden gap-2 sm:flex">{steps}</div>
        <SandboxMenu>
          <div className="grid grid-cols-2 gap-2 sm:hidden">{steps}</div>
          {clock ? <ClockForm onChoose={(at) => move(at.getTime() - Date.parse(clock.now))} /> : null}
          <div className="flex flex-wrap gap-2 border-line border-t pt-3">
            <SeedSandbox onError={setError} />
            <ResetSandbox />
          </div>
        </SandboxMenu>
        <button type="button" className="button ms-auto" onClick={() => void setTestMode(false)}>
          {t("testMode.leave")}
        </button>
      </div>
      <p role="alert" className="w-full text-bad text-xs empty:hidden">
        {error}
      </p>
    </section>
  );
}

/** What is needed less often than the two steps, and on phones these as well. */
function SandboxMenu({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <details {...useDismissibleMenu()} className="relative">
      <summary className="button list-none [&::-webkit-details-marker]:hidden">
        {t("testMode.menu")}
        <ChevronDown size={16} aria-hidden />
      </summary>
      <div className="absolute start-0 top-full z-30 mt-1 grid w-96 max-w-[calc(100vw-2rem)] gap-3 rounded-lg border border-line bg-raised p-3 shadow-lg">
        {children}
      </div>
    </details>
  );
}

function ClockFace({ clock: { now, running, target, failed } }: { clock: Schemas["TestClock"] }) {
  const t = useText();
  const me = useMe();
  return (
    <p aria-live="polite" className="tabular-nums">
      <time dateTime={now} className="font-medium">
        {formatMoment(me, now)}
      </time>{" "}
      <span className="text-muted text-xs">
        {target
          ? t("testMode.moving", { time: formatMoment(me, target) })
          : t(running ? "testMode.running" : "testMode.frozen")}
        {failed > 0 ? ` · ${t("testMode.failed", { count: failed })}` : null}
      </span>
    </p>
  );
}

const Step = ({ label, onStep }: { label: string; onStep: () => void }) => (
  <button type="button" className="button px-3 tabular-nums" onClick={onStep}>
    {label}
  </button>
);

/** Refetches all queries when the clock has arrived, as any result may have changed. */
function useTestClock() {
  const t = useText();
  const queries = useQueryClient();
  const { data: clock } = useQuery(testClockQuery);
  const [fault, setError] = useState("");
  const isMoving = Boolean(clock?.target);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it has arrived, and no sooner
  useEffect(() => {
    if (!isMoving) void queries.invalidateQueries();
  }, [isMoving]);
  const move = async (ms: number) => {
    setError("");
    if (!clock) return;
    if (ms <= 0) return setError(t("testMode.late"));
    const now = new Date(Date.parse(clock.target ?? clock.now) + ms).toISOString();
    try {
      const { value } = await unwrapResponse(
        api.PUT("/v2/test/clock", { body: { now, running: clock.running } }),
      );
      queries.setQueryData(testClockQuery.queryKey, value);
      if (!value.target) await queries.invalidateQueries();
    } catch (error) {
      const isPast = error instanceof ProblemError && error.status === 409;
      setError(isPast ? t("testMode.late") : describeError(error, t));
    }
  };
  return { clock, error: fault, setError, move: (ms: number) => void move(ms) };
}
