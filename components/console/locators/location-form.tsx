"use client";
import { useQueryClient } from "@tanstack/react-query";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { OwnId } from "../form/own-id";
import type { Form } from "../form/use-form";
import { useText } from "../texts";
import { CoordinateFields } from "./coordinate-fields";
import type { EditedLocation } from "./edited-location";
import { HoursFields } from "./hours-fields";
import { LinkField } from "./link-field";
import { toPoint } from "./location";
import { mappedLocationsQuery } from "./location-queries";
import type { Point } from "./looks-swapped";

interface Props {
  locator: string;
  /** null: a new one. */
  id: string | null;
  form: Form<EditedLocation>;
  title: string;
  submitLabel?: string;
  onClose: () => void;
}

export function LocationForm({ locator, id, form, title, submitLabel, onClose }: Props) {
  const t = useText();
  const others = useOtherPoints(locator, id);
  const labels = {
    "/name": t("locators.locationName"),
    "/extid": t("locators.extid"),
    "/address": t("locators.address"),
    "/latitude": t("locators.latitude"),
    "/longitude": t("locators.longitude"),
    "/link": t("locators.link"),
    "/picture_url": t("locators.picture"),
    "/opening_hours": t("locators.hours"),
    "/timezone": t("locators.hoursZone"),
  };
  return (
    <FormDialog form={form} title={title} labels={labels} submitLabel={submitLabel} onClose={onClose}>
      <TextInput label={labels["/name"]} field={form.text("/name", "")} />
      <TextInput label={labels["/address"]} hint={t("locators.addressHint")} field={form.text("/address")} />
      <CoordinateFields locator={locator} form={form} others={others} />
      <LinkField locator={locator} form={form} />
      <TextInput
        label={labels["/picture_url"]}
        hint={t("locators.pictureHint")}
        type="url"
        field={form.text("/picture_url")}
      />
      <HoursFields form={form} />
      <OwnId field={form.text("/extid")} />
    </FormDialog>
  );
}

/** The other locations' coordinates, from the map's query. */
function useOtherPoints(locator: string, id: string | null): Point[] {
  const queries = useQueryClient();
  const read = queries.getQueryData(mappedLocationsQuery(locator).queryKey);
  return (read?.value ?? []).filter(({ _id }) => _id !== id).map(toPoint);
}
