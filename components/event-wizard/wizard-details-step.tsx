import { FormFields } from "@/components/booking/form-fields";
import { Icon } from "@/components/ui/icon";
import { IsolatedText } from "@/components/ui/isolated-text";
import type { DetailsStepView } from "@/lib/pages/event-wizard/view";
import { ChosenTimes } from "./chosen-times";
import { MailPreview } from "./mail-preview";
import { RemovableRows } from "./removable-rows";
import { SubmitBar } from "./submit-bar";
import { WeekPicker } from "./week-picker";
import { ZoneChoice } from "./zone-choice";

export function WizardDetailsStep({ step }: { step: DetailsStepView }) {
  const { invitees, times, places, preview } = step;
  return (
    <>
      {invitees === null ? null : <ChosenInvitees invitees={invitees} />}
      <div className="grid gap-5">
        <FormFields fields={step.texts} />
      </div>
      <ProposedTimes times={times} />
      <section id="places" aria-labelledby="places-title" className="scroll-mt-4 border-t border-line pt-7">
        <h3 id="places-title" className="text-lg font-bold">
          {places.heading}
        </h3>
        <RemovableRows {...places} go="places" />
      </section>
      {preview === null ? null : <MailPreview {...preview} />}
      <div className="-mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 text-sm text-muted">{step.note}</p>
        {step.back === null ? null : (
          <button type="submit" name="go" value="invitees" className="button -mx-4 text-sm" data-tone="quiet">
            <Icon name="back" />
            {step.back}
          </button>
        )}
      </div>
      <SubmitBar>
        <button type="submit" name="go" value="create" className="button max-sm:w-full" data-tone="accent">
          {step.submit}
        </button>
      </SubmitBar>
    </>
  );
}

function ChosenInvitees({ invitees }: { invitees: NonNullable<DetailsStepView["invitees"]> }) {
  return (
    <section className="flex items-start justify-between gap-4 rounded-sm border border-line px-4 py-3">
      <p className="min-w-0">
        <span className="block font-medium">{invitees.text}</span>
        {invitees.names === "" ? null : (
          <span className="line-clamp-2 text-sm text-muted">
            <IsolatedText text={invitees.names} />
          </span>
        )}
        {invitees.error === null ? null : (
          <span className="mt-1 flex gap-2 text-sm font-medium text-bad">
            <Icon name="alert" className="mt-0.5 size-5 flex-none" />
            <span className="min-w-0">
              <IsolatedText text={invitees.error} />
            </span>
          </span>
        )}
      </p>
      <button
        type="submit"
        name="go"
        value="invitees"
        className="link -my-1.5 inline-flex min-h-11 flex-none cursor-pointer items-center text-sm"
      >
        {invitees.change}
      </button>
    </section>
  );
}

function ProposedTimes({ times }: { times: DetailsStepView["times"] }) {
  return (
    <section id="times" aria-labelledby="times-title" className="scroll-mt-4 border-t border-line pt-7">
      <h3 id="times-title" className="text-lg font-bold">
        {times.heading}
      </h3>
      <p className="text-sm text-muted">{times.text}</p>
      <div className="mt-4 flex flex-wrap gap-x-4 gap-y-3">
        <ZoneChoice zone={times.zone} />
        <LengthChoice length={times.length} />
      </div>
      <WeekPicker week={times.week} />
      <ChosenTimes {...times.chosen} />
      <ExactTimes exact={times.exact} />
    </section>
  );
}

/** Collapsed while empty, since few users need it. Links into it expand it. */
function ExactTimes({ exact }: { exact: DetailsStepView["times"]["exact"] }) {
  return (
    <details open={exact.rows.some(({ drop }) => drop !== null)} className="mt-3">
      <summary className="fold min-h-11 text-sm font-medium">{exact.heading}</summary>
      <div id="exact" className="scroll-mt-4 pt-1">
        <RemovableRows {...exact} go="times" />
      </div>
    </details>
  );
}

function LengthChoice({ length }: { length: DetailsStepView["times"]["length"] }) {
  return (
    <label className="relative flex flex-col text-sm font-medium">
      {length.label}
      <select
        name="length"
        className="input select mt-2 text-sm"
        defaultValue={length.options.find(({ chosen }) => chosen)?.value}
      >
        {length.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute end-3 bottom-4 size-4" />
    </label>
  );
}
