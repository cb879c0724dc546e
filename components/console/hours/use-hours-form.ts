"use client";
import { useQueryClient } from "@tanstack/react-query";
import { type Answered, answered, api } from "../api";
import { useEditForm } from "../form/use-edit-form";
import { type Availability, type AvailabilityBody, toAvailabilityBody } from "./availability-body";
import { availabilityQuery, freeTimesKey, readAvailability } from "./queries";

export const hoursSchema = async () =>
  (await import("@/lib/domain/availability/availabilities/schema")).availabilityBody;

/** Everything about one set of hours, saved together. */
export function useHoursForm(user: string, read: Answered<Availability>) {
  const queries = useQueryClient();
  const id = read.value._id;
  return useEditForm({
    read,
    toBody: toAvailabilityBody,
    schema: hoursSchema,
    send: (body, header) =>
      answered(
        api.PUT("/v2/users/{user_id}/availabilities/{availability_id}", {
          params: { path: { user_id: user, availability_id: id }, header },
          body: withoutIdleDays(body),
        }),
      ),
    onSaved: (answer) => {
      queries.setQueryData(availabilityQuery(user, id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: freeTimesKey(user) });
    },
    reread: () => readAvailability(user, id),
    undoable: true,
  });
}

/** What saving this would change of the times that are offered. */
export const previewHours = (user: string, id: string, body: AvailabilityBody, signal: AbortSignal) =>
  answered(
    api.POST("/v2/users/{user_id}/availabilities/{availability_id}/preview", {
      params: { path: { user_id: user, availability_id: id } },
      body: withoutIdleDays(body),
      signal,
    }),
  );

/** Where weeks take turns, `days` would change the one that runs. */
const withoutIdleDays = ({ days, ...body }: AvailabilityBody) => (body.weeks ? body : { ...body, days });
