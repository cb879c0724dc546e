import { Icon } from "@/components/ui/icon";
import type { PeopleStepView } from "@/lib/pages/creation/view";
import { PeopleEditor } from "./people-editor";
import { SendBar } from "./send-bar";

export function PeopleStep({ step }: { step: PeopleStepView }) {
  return (
    <>
      <PeopleEditor {...step} />
      <SendBar>
        <button type="submit" name="go" value="details" className="button max-sm:w-full" data-tone="accent">
          {step.next}
          <Icon name="moved" />
        </button>
      </SendBar>
    </>
  );
}
