import { Choice } from "@/components/ui/choice";
import { Field } from "@/components/ui/field";
import type { ChoiceView, FieldView } from "@/lib/pages/frame/view";

/** The questions of a form, in their order. */
export function FormFields({ fields }: { fields: (FieldView | ChoiceView)[] }) {
  return fields.map((field) =>
    field.as === "field" ? (
      <Field key={field.id} {...field} />
    ) : (
      <Choice key={field.id} {...field}>
        {field.other === null ? undefined : <Field {...field.other} />}
      </Choice>
    ),
  );
}
