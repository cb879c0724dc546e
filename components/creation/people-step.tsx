import { Icon } from "@/components/ui/icon";
import type { PeopleStepView } from "@/lib/pages/creation/view";
import { PeopleEditor } from "./people-editor";

export function PeopleStep({ step }: { step: PeopleStepView }) {
  return (
    <>
      <PeopleEditor {...step} />
      <button
        type="submit"
        name="go"
        value="details"
        className="button justify-self-stretch sm:justify-self-start"
        data-tone="accent"
      >
        {step.next}
        <Icon name="moved" />
      </button>
    </>
  );
}
