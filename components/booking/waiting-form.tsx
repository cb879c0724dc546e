import { ErrorSummary } from "@/components/ui/error-summary";
import type { FormView } from "@/lib/pages/page-shell/view";
import { FormFields } from "./form-fields";
import { renderHiddenFields } from "./render-hidden-fields";

/** The form for the waiting list of a fully booked day. */
export default function WaitingForm({ form }: { form: FormView }) {
  return (
    <form id={form.id} action={form.action} method="post" noValidate className="mt-5 grid gap-4 pb-4">
      {renderHiddenFields(form.hidden)}
      <h2 className="text-lg font-bold">{form.heading}</h2>
      <p className="text-muted">{form.text}</p>
      {form.errors === null ? null : <ErrorSummary {...form.errors} />}
      <FormFields fields={form.fields} />
      <button type="submit" className="button" data-tone="accent">
        {form.submit}
      </button>
    </form>
  );
}
