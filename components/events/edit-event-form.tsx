import { FormButtons } from "@/components/booking/form-buttons";
import { FormFields } from "@/components/booking/form-fields";
import { renderHiddenFields } from "@/components/booking/render-hidden-fields";
import { ErrorSummary } from "@/components/ui/error-summary";
import type { EditRow, EditView } from "@/lib/pages/event/view";

/** The title, times and locations of a meeting, on one page. */
export function EditEventForm({ form }: { form: EditView }) {
  return (
    <form
      id={form.id}
      action={form.action}
      method="post"
      noValidate
      className="grid max-w-[720px] scroll-mt-6 gap-7"
    >
      {renderHiddenFields(form.hidden)}
      <h2 className="text-lg font-bold">{form.heading}</h2>
      {form.errors === null ? null : <ErrorSummary {...form.errors} />}
      <FormFields fields={form.title} />
      {form.sections.map((section) => (
        <section key={section.heading} aria-label={section.heading}>
          <h3 className="font-bold">{section.heading}</h3>
          {section.note === null ? null : <p className="text-sm text-muted">{section.note}</p>}
          <div className="mt-3 grid gap-3">{section.rows.map(renderRow)}</div>
        </section>
      ))}
      <FormButtons {...form} />
    </form>
  );
}

function renderRow({ id, legend, fields, drop }: EditRow) {
  return (
    <fieldset key={id} id={id} className="rounded-sm border border-line px-4 pt-2 pb-4">
      <legend className="px-1 text-sm font-medium">
        <bdi>{legend}</bdi>
      </legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 max-sm:[&>:first-child]:col-span-2 sm:grid-cols-[repeat(auto-fit,minmax(140px,1fr))]">
        <FormFields fields={fields} />
      </div>
      {drop === null ? null : (
        <label className="mt-2 -mb-2 inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            name={drop.name}
            value="1"
            defaultChecked={drop.checked}
            className="size-5"
          />
          {drop.label}
          <span className="sr-only">
            : <bdi>{legend}</bdi>
          </span>
        </label>
      )}
    </fieldset>
  );
}
