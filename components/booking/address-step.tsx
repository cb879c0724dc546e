import { ErrorSummary } from "@/components/ui/error-summary";
import type { FormView } from "@/lib/pages/page-shell/view";
import { FormFields } from "./form-fields";
import { renderHiddenFields } from "./render-hidden-fields";

/** The form that asks where the meeting takes place. */
export default function AddressStep({ form }: { form: FormView }) {
  return (
    <form id={form.id} action={form.action} method="post" noValidate className="grid gap-4 p-4 sm:p-6">
      {renderHiddenFields(form.hidden)}
      <div className="grid gap-1">
        <h2 className="text-lg font-bold">{form.heading}</h2>
        <p className="text-muted">{form.text}</p>
      </div>
      {form.errors === null ? null : <ErrorSummary {...form.errors} />}
      <FormFields fields={form.fields} />
      <button type="submit" className="button justify-self-start max-sm:w-full" data-tone="accent">
        {form.submit}
      </button>
    </form>
  );
}
