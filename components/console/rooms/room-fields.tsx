"use client";
import { SelectInput, TextInput } from "../form/fields";
import { NumberInput } from "../form/number-input";
import type { FormController } from "../form/use-form";
import { listTimezoneOptions } from "../resources/user-options";
import { useText } from "../texts";

const MAX_CAPACITY = 100_000;

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a new room, or of a stored one
  form: FormController<any>;
}

/** The name, the capacity and the location of a room. */
export function RoomFields({ form }: Props) {
  const t = useText();
  const zone = form.text("/user/timezone");
  return (
    <>
      <TextInput label={t("rooms.name")} field={form.text("/user/first_name")} />
      <NumberInput
        label={t("rooms.capacity")}
        hint={t("rooms.capacityHint")}
        form={form}
        pointer="/user/capacity"
        min={1}
        max={MAX_CAPACITY}
      />
      <TextInput label={t("rooms.place")} hint={t("rooms.placeHint")} field={form.text("/user/place")} />
      <SelectInput label={t("rooms.zone")} field={zone} options={listTimezoneOptions(zone.value)} />
    </>
  );
}
