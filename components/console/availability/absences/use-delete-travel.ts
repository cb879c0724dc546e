"use client";
import { api, unwrapResponse } from "../../api";
import { useUndoableDelete } from "../../deletion/use-undoable-delete";
import { buildUserQuery, getUser } from "../../resources/users";
import { useText } from "../../texts";
import type { NewUserTravel, UserTravel } from "./user-travel";

/** Removes a stay from the user's list and offers an undo. */
export function useDeleteTravel(user: string) {
  const t = useText();
  const remove = useUndoableDelete();
  const writeTravel = async (change: (stored: readonly UserTravel[]) => (UserTravel | NewUserTravel)[]) => {
    const { value } = await getUser(user);
    return unwrapResponse(
      api.PUT("/v2/users/{user_id}", {
        params: { path: { user_id: user } },
        body: { user: { travel: change(value.travel) } },
      }),
    );
  };
  return (stay: UserTravel | NewUserTravel) => {
    if (!("_id" in stay)) return;
    const { _id, ...again } = stay;
    void remove({
      ids: [_id],
      title: t("undo.deleted", { name: t("availability.kinds.travel") }),
      invalidate: buildUserQuery(user).queryKey,
      run: () => writeTravel((stored) => stored.filter((one) => one._id !== _id)),
      restore: () => writeTravel((stored) => [...stored, again]),
    });
  };
}
