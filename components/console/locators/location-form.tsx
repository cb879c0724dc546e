"use client";
import { useQueryClient } from "@tanstack/react-query";
import { ExternalIdField } from "../form/external-id-field";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";
import type { Point } from "./are-coordinates-swapped";
import { CoordinateFields } from "./coordinate-fields";
import type { EditedLocation } from "./edited-location";
import { HoursFields } from "./hours-fields";
import { toPoint } from "./location";
import { LocationLinkField } from "./location-link-field";
import { buildMapLocationsQuery } from "./location-queries";

interface Props {
  locator: string;
  /** null for a new one. */
  id: string | null;
  form: FormController<EditedLocation>;
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
      <LocationLinkField locator={locator} form={form} />
      <TextInput
        label={labels["/picture_url"]}
        hint={t("locators.pictureHint")}
        type="url"
        field={form.text("/picture_url")}
      />
      <HoursFields form={form} />
      <ExternalIdField field={form.text("/extid")} />
    </FormDialog>
  );
}

/** Returns the coordinates of the other locations, from the map's query. */
function useOtherPoints(locator: string, id: string | null): Point[] {
  const queries = useQueryClient();
  const read = queries.getQueryData(buildMapLocationsQuery(locator).queryKey);
  return (read?.value ?? []).filter(({ _id }) => _id !== id).map(toPoint);
}
