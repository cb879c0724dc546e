"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiValue, api, unwrapResponse } from "../api";
import { useEditForm } from "../form/use-edit-form";
import { useForm } from "../form/use-form";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import { useSavedToast } from "../ui/use-saved-toast";
import {
  type EditedLocation,
  loadLocationSchema,
  NEW_LOCATION,
  toEditedLocation,
  toLocationRequest,
} from "./edited-location";
import type { Location } from "./location";
import { LocationForm } from "./location-form";
import { buildLocationQuery, getLocation, LOCATIONS_KEY } from "./location-queries";

interface Props {
  locator: string;
  /** null for a new one. */
  id: string | null;
  onClose: () => void;
}

export default function LocationDialog({ locator, id, onClose }: Props) {
  const t = useText();
  const query = useQuery({ ...buildLocationQuery(locator, id ?? ""), enabled: id !== null });
  if (id === null) return <NewLocation locator={locator} onClose={onClose} />;
  if (query.data) return <StoredLocation locator={locator} read={query.data} onClose={onClose} />;
  return (
    <Modal open title={t("locators.location")} onClose={onClose}>
      {query.isError ? (
        <FailedList error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Modal>
  );
}

function NewLocation({ locator, onClose }: Pick<Props, "locator" | "onClose">) {
  const t = useText();
  const queries = useQueryClient();
  const showSavedToast = useSavedToast();
  const form = useForm<EditedLocation, Location>({
    start: NEW_LOCATION,
    schema: loadLocationSchema,
    send: (body) =>
      unwrapResponse(
        api.POST("/v2/locators/{locator_id}/locations", {
          params: { path: { locator_id: locator } },
          body: toLocationRequest(body),
        }),
      ),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: LOCATIONS_KEY });
      showSavedToast();
      onClose();
    },
  });
  return (
    <LocationForm
      locator={locator}
      id={null}
      form={form}
      title={t("locators.newLocation")}
      submitLabel={t("form.create")}
      onClose={onClose}
    />
  );
}

interface StoredProps extends Pick<Props, "locator" | "onClose"> {
  read: ApiValue<Location>;
}

function StoredLocation({ locator, read, onClose }: StoredProps) {
  const queries = useQueryClient();
  const id = read.value._id;
  const form = useEditForm({
    read,
    toBody: toEditedLocation,
    schema: loadLocationSchema,
    send: (body, header): Promise<ApiValue<Location>> =>
      unwrapResponse(
        api.PUT("/v2/locators/{locator_id}/locations/{location_id}", {
          params: { path: { locator_id: locator, location_id: id }, header },
          body: toLocationRequest(body),
        }),
      ),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: LOCATIONS_KEY });
      void queries.invalidateQueries({ queryKey: buildLocationQuery(locator, id).queryKey });
      onClose();
    },
    reread: () => getLocation(locator, id),
  });
  return <LocationForm locator={locator} id={id} form={form} title={read.value.name} onClose={onClose} />;
}
