import { Choice } from "@/components/ui/choice";
import { Field } from "@/components/ui/field";
import { Tick } from "@/components/ui/tick";
import type { ConditionalView, QuestionView } from "@/lib/pages/frame/view";

/** The questions of a form, in their order. */
export function FormFields({ fields }: { fields: QuestionView[] }) {
  return fields.map((field) =>
    field.as === "conditional" ? (
      <Conditional key={field.id} {...field} />
    ) : (
      <One key={field.id} field={field} />
    ),
  );
}

function One({ field }: { field: ConditionalView["field"] }) {
  switch (field.as) {
    case "field":
      return <Field {...field} />;
    case "tick":
      return <Tick {...field} />;
    case "choice":
      return <Choice {...field}>{field.other === null ? undefined : <Field {...field.other} />}</Choice>;
  }
}

/** What is disabled is not sent: so nothing hidden is, `asked` included. `FollowConditions` shows and hides it. */
const Conditional = ({ id, shownIf, shown, asked, field }: ConditionalView) => (
  <fieldset
    id={id}
    hidden={!shown}
    disabled={!shown}
    data-shown-if={shownIf.name}
    data-shown-is={JSON.stringify(shownIf.is)}
    className="min-w-0"
  >
    <input type="hidden" {...asked} />
    <One field={field} />
  </fieldset>
);
