"use client";

import { lazy } from "react";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Island } from "@/components/ui/island";
import type { DetailsView } from "@/lib/pages/booking/view";
import { FormFields } from "./form-fields";
import { ProofOfWorkField } from "./proof-of-work-field";
import { renderHiddenFields } from "./render-hidden-fields";
import { ToggleConditionalFields } from "./toggle-conditional-fields";

/** A chunk that loads beside the page if bookings repeat. */
const SeriesFields = lazy(() => import("./series-fields"));

/** The details step: the chosen times on top, then the questions. */
export default function DetailsStep({ details }: { details: DetailsView }) {
  const { chosen, nearest, series } = details;
  return (
    <div className="px-4 py-5 sm:px-8 sm:py-8">
      <div>
        <ChosenTimes chosen={chosen} />
        <form action={details.action} method="post" noValidate className="mt-7 grid gap-5">
          {renderHiddenFields(details.hidden)}
          {details.work === null ? null : (
            <Island fallback={<input type="hidden" name="work" defaultValue="" />}>
              <ProofOfWorkField key={details.work.challenge} {...details.work} />
            </Island>
          )}
          {nearest === null && series === null ? null : (
            // Enter in a field submits by the form's first button, which must be the main one.
            <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
              {details.submit}
            </button>
          )}
          <h2 tabIndex={-1} data-focus className="text-xl font-bold tracking-tight">
            {details.heading}
          </h2>
          {details.errors === null ? null : <ErrorSummary {...details.errors} />}
          {nearest === null ? null : <NearestTimes nearest={nearest} />}
          {series === null ? null : <SeriesFields series={series} />}
          <FormFields fields={details.fields} />
          {details.folds.length === 0 ? null : <CollapsedFields folds={details.folds} />}
          <Island>
            {details.fields.some(({ as }) => as === "conditional") ? <ToggleConditionalFields /> : null}
          </Island>
          {details.note === null ? null : <p className="text-sm text-muted">{details.note}</p>}
          <button
            type="submit"
            className="button justify-self-stretch sm:justify-self-start"
            data-tone="accent"
          >
            {details.submit}
            <Icon name="moved" />
          </button>
        </form>
      </div>
    </div>
  );
}

function ChosenTimes({ chosen }: { chosen: DetailsView["chosen"] }) {
  return (
    <section
      aria-label={chosen.heading}
      className={`flex items-start justify-between gap-4 rounded-sm border px-4 py-3 ${chosen.items.every((item) => item.lost) ? "border-dashed border-busy" : "border-text bg-accent text-accent-text shadow-[inset_0_0_0_1px_var(--ink)]"}`}
    >
      <div className="min-w-0">
        <ul className="grid gap-1">
          {chosen.items.map((item) => (
            <li key={item.value} className={item.lost ? "line-through" : undefined}>
              <span className="flex flex-wrap gap-x-3 text-lg font-bold">
                <span>{item.day}</span> <span className="text-balance">{item.time}</span>
              </span>
              {item.hostTime === null ? null : <span className="block text-sm">{item.hostTime}</span>}
            </li>
          ))}
        </ul>
        <p className="text-sm">{chosen.zone}</p>
      </div>
      <a
        href={chosen.change.href}
        className="-my-1.5 inline-flex min-h-11 flex-none items-center text-sm font-medium underline underline-offset-4"
      >
        {chosen.change.label}
      </a>
    </section>
  );
}

/** Focuses the field that the button becomes, unless the visitor has moved on. */
function focusField(id: string, button: Element) {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === button || activeElement === document.body) document.getElementById(id)?.focus();
  });
}

/** Buttons side by side, each of which becomes its field, in a row of its own. */
function CollapsedFields({ folds }: Pick<DetailsView, "folds">) {
  return (
    <div className="flex flex-wrap gap-2">
      {folds.map(({ label, open, field }) => (
        <details
          key={field.id}
          open={open}
          className="min-w-0 max-w-full open:order-first open:w-full open:[&>summary]:hidden"
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive */}
          <summary
            className="button adds max-w-full wrap-anywhere"
            onClick={({ currentTarget }) => focusField(field.id, currentTarget)}
          >
            {label}
          </summary>
          <div className="pb-3">
            <Field {...field} />
          </div>
        </details>
      ))}
    </div>
  );
}

function NearestTimes({ nearest }: { nearest: NonNullable<DetailsView["nearest"]> }) {
  return (
    <section>
      <p className="text-sm font-medium">{nearest.text}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {nearest.times.map(({ value, label }) => (
          <li key={value}>
            <button type="submit" name="instead" value={value} className="button">
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
