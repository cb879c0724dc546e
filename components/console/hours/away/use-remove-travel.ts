"use client";
import { useQueryClient } from "@tanstack/react-query";
import { answered, api } from "../../api";
import { useDeleteLater } from "../../delete-later";
import { useText } from "../../texts";
import { userQuery } from "../../users/queries";
import type { NewTravel, Travel } from "./travel";

/** Takes a stay out of the user's list, with some time to undo it. */
export function useRemoveTravel(user: string) {
  const t = useText();
  const queries = useQueryClient();
  const deleteLater = useDeleteLater();
  const { queryKey } = userQuery(user);
  return (stay: Travel | NewTravel) => {
    if (!("_id" in stay)) return;
    deleteLater({
      ids: [stay._id],
      title: t("undo.deleted", { name: t("availability.kinds.travel") }),
      invalidate: queryKey,
      run: () => {
        const rest = queries.getQueryData(queryKey)?.value.travel.filter(({ _id }) => _id !== stay._id);
        return answered(
          api.PUT("/v2/users/{user_id}", {
            params: { path: { user_id: user } },
            body: { user: { ...(rest && { travel: rest }) } },
            keepalive: true,
          }),
        );
      },
    });
  };
}
