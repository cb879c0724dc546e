"use client";
import { useMutation } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useEffect } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { getClockParts } from "../clock-parts";
import { type Me, useMe } from "../me";
import { describeError, formatRejection } from "../problem-error";
import { useText } from "../texts";
import { MutationButton } from "../ui/mutation-button";
import { useToast } from "../ui/use-toast";

const BANNER_ID = "impersonation";

/** The banner during an impersonation. */
export function ImpersonationBanner({ until }: { until: string }) {
  const t = useText();
  const me = useMe();
  const stop = useMutation({ mutationFn: () => stopImpersonation(me.id) });
  useImpersonationEnd(me, until);
  useRejectionToasts();
  const time = new Intl.DateTimeFormat(me.locale, getClockParts(me.locale));
  return (
    <section
      id={BANNER_ID}
      aria-label={t("impersonation.name")}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-warn border-b-2 bg-raised px-4 py-2 lg:col-span-2"
    >
      <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-2 font-bold text-warn">
        <Eye size={18} aria-hidden className="mt-0.5 flex-none" />
        <span className="min-w-0 wrap-anywhere">
          {t("impersonation.band", { name: me.name ?? me.email ?? t("users.unnamed") })}
        </span>
      </p>
      <p className="text-muted text-xs tabular-nums" suppressHydrationWarning>
        {t("impersonation.until", { time: time.format(new Date(until)) })}
      </p>
      <MutationButton mutation={stop} className="ms-auto">
        {t("impersonation.stop")}
      </MutationButton>
      <p role="alert" className="w-full text-bad text-xs empty:hidden">
        {stop.error ? describeError(stop.error, t) : null}
      </p>
    </section>
  );
}

/** Ends the impersonation after its hour; a device that slept checks when the page becomes visible. */
function useImpersonationEnd({ id }: Me, until: string) {
  useEffect(() => {
    const left = () => Date.parse(until) - Date.now();
    const look = () => {
      if (left() <= 0) navigateToUser(id);
    };
    const timer = setTimeout(look, Math.max(0, left()) + 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [id, until]);
}

/** The time for a component to show the error in its own place. */
const INLINE_ERROR_DELAY_MS = 300;

/** Returns true if the sentence is visible already. */
function isVisible(sentence: string): boolean {
  return [...document.querySelectorAll("[role=alert]")].some((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const isInView = height > 0 && bottom > 0 && top < window.innerHeight;
    return isInView && element.textContent.includes(sentence);
  });
}

/** Shows a toast for each error during an impersonation, since not every button shows its errors. */
function useRejectionToasts(): void {
  const t = useText();
  const showToast = useToast();
  useEffect(() => {
    const watch = {
      async onResponse({ request, response }: { request: Request; response: Response }) {
        const problem = await readForbiddenProblem(response);
        if (problem?.code !== "impersonation" || request.method === "GET") return;
        const sentence = formatRejection(problem, t);
        setTimeout(() => isVisible(sentence) || showToast(sentence), INLINE_ERROR_DELAY_MS);
      },
    };
    api.use(watch);
    return () => api.eject(watch);
  });
}

async function readForbiddenProblem(response: Response): Promise<Schemas["Problem"] | null> {
  if (response.status !== 403) return null;
  return response
    .clone()
    .json()
    .catch(() => null);
}

/**
 * Leaves the page when the impersonation has ended elsewhere, for example in another tab. The page's first requests
 * can be answered before an effect of the banner runs, so this does not wait for one.
 */
api.use({
  async onResponse({ response }) {
    const problem = await readForbiddenProblem(response);
    const user = document.documentElement.dataset.person;
    if (problem?.code === "other_person" && user && document.getElementById(BANNER_ID)) navigateToUser(user);
  },
});

/** Ends the impersonation and opens the user's screen; a full page load resets all state. */
async function stopImpersonation(user: string): Promise<void> {
  await unwrapResponse(api.DELETE("/v2/impersonation"));
  navigateToUser(user);
}

/** Opens the screen where the impersonation began. Unsaved input could never be saved, so the form does not ask. */
function navigateToUser(user: string): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.assign(`/console/users/${user}/overview`);
}
