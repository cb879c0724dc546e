import { Icon } from "@/components/ui/icon";
import type { PeopleStepView } from "@/lib/pages/event-wizard/view";
import { InviteeEditor } from "./invitee-editor";
import { SubmitBar } from "./submit-bar";

export function InviteesStep({ step }: { step: PeopleStepView }) {
  return (
    <>
      <InviteeEditor {...step} />
      <SubmitBar>
        <button type="submit" name="go" value="details" className="button max-sm:w-full" data-tone="accent">
          {step.next}
          <Icon name="moved" />
        </button>
      </SubmitBar>
    </>
  );
}
