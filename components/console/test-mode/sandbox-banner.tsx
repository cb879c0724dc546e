"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useEffect, useState } from "react";
import { DAY, HOUR } from "@/lib/core/time/instant";
import { api, type Schemas, unwrapResponse } from "../api";
import { useMe } from "../me";
import { describeError, ProblemError } from "../problem-error";
import { useText } from "../texts";
import { ClockForm } from "./clock-form";
import { testClockQuery } from "./queries";
import { ResetSandbox } from "./reset-sandbox";
import { SeedSandbox } from "./seed-sandbox";
import { setTestMode } from "./set-test-mode";

/** The banner of the sandbox: its time, and the controls of its clock. */
export function SandboxBanner() {
  const t = useText();
  const { clock, error, setError, move } = useTestClock();
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
      {clock ? (
        <div className="flex flex-wrap items-center gap-2">
          <Step label={t("testMode.hour")} onStep={() => move(HOUR)} />
          <Step label={t("testMode.day")} onStep={() => move(DAY)} />
          <ClockForm onChoose={(at) => move(at.getTime() - Date.parse(clock.now))} />
        </div>
      ) : null}
      <div className="ms-auto flex flex-wrap items-center gap-2">
        <SeedSandbox onError={setError} />
        <ResetSandbox />
        <button type="button" className="button" onClick={() => void setTestMode(false)}>
          {t("testMode.leave")}
        </button>
      </div>
      <p role="alert" className="w-full text-bad text-xs empty:hidden">
        {error}
      </p>
    </section>
  );
}

function ClockFace({ clock: { now, running, target, failed } }: { clock: Schemas["TestClock"] }) {
  const t = useText();
  const { lang, timezone } = useMe();
  const format = (at: string) =>
    new Intl.DateTimeFormat(lang, {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: timezone,
    }).format(new Date(at));
  return (
    <p aria-live="polite" className="tabular-nums">
      <time dateTime={now} className="font-medium">
        {format(now)}
      </time>{" "}
      <span className="text-muted text-xs">
        {target
          ? t("testMode.moving", { time: format(target) })
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
