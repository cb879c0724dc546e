import { Checkbox } from "@/components/ui/checkbox";
import { ChoiceField } from "@/components/ui/choice-field";
import { Field } from "@/components/ui/field";
import type { ConditionalView, QuestionView } from "@/lib/pages/page-shell/view";

/** The questions of a form, in their order. */
export function FormFields({ fields }: { fields: QuestionView[] }) {
  return fields.map((field) =>
    field.as === "conditional" ? (
      <ConditionalField key={field.id} {...field} />
    ) : (
      <FormField key={field.id} field={field} />
    ),
  );
}

function FormField({ field }: { field: ConditionalView["field"] }) {
  switch (field.as) {
    case "field":
      return <Field {...field} />;
    case "tick":
      return <Checkbox {...field} />;
    case "choice":
      return (
        <ChoiceField {...field}>{field.other === null ? undefined : <Field {...field.other} />}</ChoiceField>
      );
  }
}

/**
 * Browsers do not submit disabled fields, so hidden questions and their `asked` are disabled.
 * `ToggleConditionalFields` shows and hides them.
 */
const ConditionalField = ({ id, shownIf, shown, marker: asked, field }: ConditionalView) => (
  <fieldset
    id={id}
    hidden={!shown}
    disabled={!shown}
    data-shown-if={shownIf.name}
    data-shown-is={JSON.stringify(shownIf.is)}
    className="min-w-0"
  >
    <input type="hidden" {...asked} />
    <FormField field={field} />
  </fieldset>
);
