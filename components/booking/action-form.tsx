import { ErrorSummary } from "@/components/ui/error-summary";
import type { FormView } from "@/lib/pages/page-shell/view";
import { FormButtons } from "./form-buttons";
import { FormFields } from "./form-fields";
import { renderHiddenFields } from "./render-hidden-fields";

/**
 * A small POST form with its heading: cancel, decline, write a message. `isNamed`: the disclosure around it already
 * shows the name.
 */
export function ActionForm({ form, isNamed = false }: { form: FormView; isNamed?: boolean }) {
  return (
    <form id={form.id} action={form.action} method="post" noValidate className="grid max-w-[560px] gap-4">
      {renderHiddenFields(form.hidden)}
      <div>
        {isNamed ? null : <h2 className="text-lg font-bold">{form.heading}</h2>}
        {form.text === null ? null : <p className="mt-1 text-muted">{form.text}</p>}
      </div>
      {form.errors === null ? null : <ErrorSummary {...form.errors} />}
      <FormFields fields={form.fields} />
      <FormButtons {...form} />
    </form>
  );
}
