import { useId } from "react";
import type { Schemas } from "../api";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";
import { listWebhookActionOptions } from "./actions";

type Actions = NonNullable<Schemas["WebhookBody"]["actions"]>;

/** The actions that a webhook subscribes to. */
export function ActionPicker({ form }: { form: FormController<Schemas["WebhookBody"]> }) {
  const t = useText();
  const id = useId();
  const chosen = form.body.actions ?? [];
  const error = form.findError("/actions") ?? form.findError("/action");
  const options = listWebhookActionOptions(t);
  const toggle = (action: Actions[number], on: boolean) =>
    form.set(
      "/actions",
      options.map(({ value }) => value).filter((one) => (one === action ? on : chosen.includes(one))),
    );
  return (
    <fieldset className="min-w-0" {...(error ? { "aria-describedby": `${id}-error` } : {})}>
      <legend className="text-sm font-medium">{t("webhooks.action")}</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {options.map(({ value, text }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
            <input
              type="checkbox"
              name="/actions"
              className="size-4.5 shrink-0"
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <span className="min-w-0">
              {text}
              <span className="block text-xs text-muted">{value}</span>
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-2 font-medium text-bad">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
