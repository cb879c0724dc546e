"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { describeError } from "../problem-error";
import { buildAvailabilitiesQuery } from "../resources/availabilities";
import { buildDefaultHours } from "../resources/edited-availability";
import { useText } from "../texts";
import { ForEditors } from "../ui/for-editors";

interface Props {
  user: string;
  /** The zone of the user's existing hours; undefined uses the user's zone. */
  timezone: string | undefined;
  label: string;
  onAdded: (id: string) => void;
}

/** Creates another availability with the default hours. */
export function AddAvailability({ user, timezone, label, onAdded }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () =>
      unwrapResponse(
        api.POST("/v2/users/{user_id}/availabilities", {
          params: { path: { user_id: user } },
          body: buildDefaultHours(timezone),
        }),
      ),
    onSuccess: async ({ value }) => {
      await queries.invalidateQueries({ queryKey: buildAvailabilitiesQuery(user).queryKey });
      onAdded(value._id);
    },
  });
  return (
    <>
      <ForEditors>
        <button type="button" className="button" data-create onClick={() => create.mutate()}>
          {label}
        </button>
      </ForEditors>
      {create.isError ? (
        <p role="alert" className="text-bad">
          {describeError(create.error, t)}
        </p>
      ) : null}
    </>
  );
}
