"use client";
import { answered, api } from "../../api";
import { useText } from "../../texts";
import { useRemove } from "../../undo/use-remove";
import { readUser, userQuery } from "../../users/queries";
import type { NewTravel, Travel } from "./travel";

/** Takes a stay out of the user's list, and offers to undo it. */
export function useRemoveTravel(user: string) {
  const t = useText();
  const remove = useRemove();
  const writeTravel = async (change: (stored: readonly Travel[]) => (Travel | NewTravel)[]) => {
    const { value } = await readUser(user);
    return answered(
      api.PUT("/v2/users/{user_id}", {
        params: { path: { user_id: user } },
        body: { user: { travel: change(value.travel) } },
      }),
    );
  };
  return (stay: Travel | NewTravel) => {
    if (!("_id" in stay)) return;
    const { _id, ...again } = stay;
    void remove({
      ids: [_id],
      title: t("undo.deleted", { name: t("availability.kinds.travel") }),
      invalidate: userQuery(user).queryKey,
      run: () => writeTravel((stored) => stored.filter((one) => one._id !== _id)),
      restore: () => writeTravel((stored) => [...stored, again]),
    });
  };
}
