"use client";
import type { CalendarSignInError } from "@/lib/pages/calendar-sign-in/view";
import { useText } from "../texts";
import { useTitle } from "../ui/use-title";

const SOURCE_NAMES: Record<string, string> = {
  google: "Google Calendar",
  office365: "Microsoft 365",
  zoom: "Zoom",
};

/** The reason why an account was not connected, and the next step. */
export function CalendarSignInFailure({ source, why }: { source: string; why: CalendarSignInError }) {
  const t = useText();
  const name = SOURCE_NAMES[source];
  const provider = name ?? t("calendarSignIn.some");
  const title = t("calendarSignIn.title", { provider });
  useTitle(title, "screen");
  return (
    <div className="max-w-[640px]">
      <h1 className="mb-4 text-xl font-bold tracking-tight">{title}</h1>
      <section className="rounded-lg border border-line bg-raised p-4 sm:p-6">
        <p>{t(`calendarSignIn.${why}`, { provider })}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {name ? (
            <form method="post" action={`/console/calendars/connect/${source}`}>
              <button type="submit" className="button" data-tone="accent">
                {t("calendarSignIn.again")}
              </button>
            </form>
          ) : null}
          <a href="/console/calendars" className="button" data-tone="plain">
            {t("calendarSignIn.back")}
          </a>
        </div>
      </section>
    </div>
  );
}
