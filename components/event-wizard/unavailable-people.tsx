import { Fragment } from "react";
import type { WeekView } from "@/lib/pages/event-wizard/view";

/** The names of the people who are busy at the times of the week, collapsed. */
export function UnavailablePeople({
  missing: { heading, days },
}: {
  missing: NonNullable<WeekView["missing"]>;
}) {
  return (
    <details className="open:w-full">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{heading}</summary>
      <div className="mt-1 grid gap-5 sm:grid-cols-2">
        {days.map(({ label, times }) => (
          <section key={label}>
            <h4 className="text-sm font-medium">{label}</h4>
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
              {times.map(({ time, names }) => (
                <Fragment key={time}>
                  <dt className="tabular-nums">{time}</dt>
                  <dd className="text-muted">{names.map(renderName)}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </details>
  );
}

const renderName = (name: string, index: number) => (
  // Two people may have the same name.
  <Fragment key={index}>
    {index === 0 ? null : " · "}
    <bdi>{name}</bdi>
  </Fragment>
);
