"use client";
import { SelectInput, SwitchInput } from "../form/fields";
import { NumberInput } from "../form/number-input";
import type { FormController } from "../form/use-form";
import type { BookingSettings } from "../resources/edited-settings";
import { useText } from "../texts";

const POINTER = "/custom/waiting_list";

const DEFAULT_HOLD_MINUTES = 120;

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
}

/** The setting for waiting lists on fully booked days, and the duration of an offer. */
export function WaitingListFields({ form, inherited }: Props) {
  const t = useText();
  const waitingList = form.body.custom.waiting_list as BookingSettings["waiting_list"] | null;
  const setActive = (active: boolean) =>
    form.set(POINTER, { active, offer_minutes: waitingList?.offer_minutes ?? DEFAULT_HOLD_MINUTES });
  const label = t("pages.fields.waiting_list");
  const asPage = inherited?.waiting_list?.active ? t("profile.on") : t("profile.off");
  const field = {
    name: POINTER,
    value: waitingList ? String(waitingList.active) : "",
    error: form.findError(POINTER),
    onChange: (chosen: string) => (chosen === "" ? form.set(POINTER, null) : setActive(chosen === "true")),
  };
  return (
    <>
      {inherited ? (
        <SelectInput
          label={label}
          hint={t("waiting.hint")}
          field={field}
          options={[
            { value: "", label: `${t("pages.asPage")} (${asPage})` },
            { value: "true", label: t("profile.on") },
            { value: "false", label: t("profile.off") },
          ]}
        />
      ) : (
        <SwitchInput
          label={label}
          hint={t("waiting.hint")}
          checked={waitingList?.active ?? false}
          onChange={(on) => (on ? setActive(true) : form.set(POINTER, null))}
        />
      )}
      {waitingList?.active ? (
        <NumberInput
          label={t("waiting.minutes")}
          hint={t("waiting.minutesHint")}
          form={form}
          pointer={`${POINTER}/offer_minutes`}
          min={15}
          max={1440}
          empty={DEFAULT_HOLD_MINUTES}
        />
      ) : null}
    </>
  );
}
