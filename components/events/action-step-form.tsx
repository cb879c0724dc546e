import { FormButtons } from "@/components/booking/form-buttons";
import { FormFields } from "@/components/booking/form-fields";
import { renderHiddenFields } from "@/components/booking/render-hidden-fields";
import { Banner } from "@/components/ui/banner";
import { ErrorSummary } from "@/components/ui/error-summary";
import { UnbrokenRanges } from "@/components/ui/unbroken-ranges";
import type { StepView } from "@/lib/pages/event/view";

/** Names and places have the direction of their letters; a time without letters has the page's. */
const HAS_LETTERS = /\p{L}/u;

/** The confirmation or the form of an action. */
export function ActionStepForm({ form }: { form: StepView }) {
  return (
    <section id={form.id} aria-labelledby="step-title" className="grid max-w-[560px] scroll-mt-6 gap-5">
      <div>
        <h2 id="step-title" className="text-lg font-bold">
          {form.heading}
        </h2>
        {form.text === null ? null : <p className="mt-1 text-muted">{form.text}</p>}
      </div>
      {form.facts.length === 0 ? null : (
        <dl className="grid gap-3 rounded-sm border border-line px-4 py-3">
          {form.facts.map((fact) => (
            <div key={fact.label}>
              <dt className="text-sm text-muted">{fact.label}</dt>
              {fact.lines.map((line, index) => (
                <dd key={line} className={index === 0 ? "font-medium" : "text-sm text-muted"}>
                  {HAS_LETTERS.test(line) ? (
                    <bdi>
                      <UnbrokenRanges text={line} />
                    </bdi>
                  ) : (
                    <UnbrokenRanges text={line} />
                  )}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {form.warning === null ? null : <Banner {...form.warning} />}
      {form.nearest === null ? null : (
        <form action={form.nearest.action} method="post">
          <p className="text-sm font-medium">{form.nearest.text}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            {form.nearest.items.map((item) => (
              <button key={item.start} type="submit" name="free" value={item.start} className="button">
                {item.label}
              </button>
            ))}
          </p>
        </form>
      )}
      <form action={form.action} method="post" noValidate className="grid gap-5">
        {renderHiddenFields(form.hidden)}
        {form.errors === null ? null : <ErrorSummary {...form.errors} />}
        <FormFields fields={form.fields} />
        <FormButtons {...form} />
      </form>
    </section>
  );
}
