import { renderHiddenFields } from "@/components/booking/render-hidden-fields";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import type { AccountFormView } from "@/lib/pages/account/view";
import { ConsentCheckbox } from "./consent-checkbox";
import { ZoneField } from "./zone-field";

/** A form of the account pages. It works without scripts; the server validates instead of the browser. */
export function AccountForm({ form }: { form: AccountFormView }) {
  return (
    <form action={form.action} method="post" noValidate className="mt-6 grid gap-5">
      {renderHiddenFields(form.hidden)}
      {form.errors === null ? null : <ErrorSummary {...form.errors} />}
      {form.account === null ? null : (
        <label className="text-sm font-medium">
          {form.account.label}
          <input
            type="text"
            readOnly
            autoComplete="username"
            value={form.account.value}
            className="mt-1 block w-full truncate bg-transparent py-1 text-base font-normal"
          />
        </label>
      )}
      {form.fields.map((field) => (
        <Field key={field.id} {...field} />
      ))}
      {form.zone === null ? null : <ZoneField {...form.zone} />}
      {form.consent === null ? null : <ConsentCheckbox {...form.consent} />}
      {form.choices.map(({ name, value, label, detail }) => (
        <button key={value} type="submit" name={name} value={value} className="button h-auto flex-col py-3">
          <span className="font-medium">{label}</span>
          <span className="text-sm text-muted">{detail}</span>
        </button>
      ))}
      {form.submit === null ? null : (
        <button type="submit" className="button" data-tone={form.isQuiet ? "plain" : "accent"}>
          {form.submit}
        </button>
      )}
    </form>
  );
}
