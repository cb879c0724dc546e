"use client";
import { useQueryClient } from "@tanstack/react-query";
import { type ApiValue, api, unwrapResponse } from "../api";
import { useEditForm } from "../form/use-edit-form";
import { buildAvailabilityQuery, buildFreeSlotsKey, getAvailability } from "../resources/availabilities";
import {
  type Availability,
  type EditedAvailability,
  toEditedAvailability,
} from "../resources/edited-availability";

export const loadAvailabilitySchema = async () =>
  (await import("@/lib/domain/availability/availabilities/schema")).availabilityBody;

/** The form of an availability, saved as a whole. */
export function useAvailabilityForm(user: string, read: ApiValue<Availability>) {
  const queries = useQueryClient();
  const id = read.value._id;
  return useEditForm({
    read,
    toBody: toEditedAvailability,
    schema: loadAvailabilitySchema,
    send: (body, header) =>
      unwrapResponse(
        api.PUT("/v2/users/{user_id}/availabilities/{availability_id}", {
          params: { path: { user_id: user, availability_id: id }, header },
          body: omitUnusedDays(body),
        }),
      ),
    onSaved: (response) => {
      queries.setQueryData(buildAvailabilityQuery(user, id).queryKey, response);
      void queries.invalidateQueries({ queryKey: buildFreeSlotsKey(user) });
    },
    reread: () => getAvailability(user, id),
    undoable: true,
  });
}

/** Previews the effect of unsaved changes on free times, and lists those of this duration. */
export const requestAvailabilityPreview = (
  user: string,
  id: string,
  { body, duration, signal }: { body: EditedAvailability; duration: number; signal: AbortSignal },
) =>
  unwrapResponse(
    api.POST("/v2/users/{user_id}/availabilities/{availability_id}/preview", {
      params: { path: { user_id: user, availability_id: id }, query: { duration } },
      body: omitUnusedDays(body),
      signal,
    }),
  );

/** With rotating weeks, `days` would overwrite the current one. */
const omitUnusedDays = ({ days, ...body }: EditedAvailability) => (body.weeks ? body : { ...body, days });
