"use client";
import { api, unwrapResponse } from "../api";
import { useUndoableDelete } from "../deletion/use-undoable-delete";
import { AVAILABILITIES_KEY } from "../resources/availabilities";
import { useText } from "../texts";

interface Props {
  user: string;
  id: string;
  name: string;
}

export default function DeleteAvailability({ user, id, name }: Props) {
  const t = useText();
  const remove = useUndoableDelete();
  const deleteHours = () =>
    remove({
      ids: [id],
      title: t("undo.deleted", { name }),
      invalidate: AVAILABILITIES_KEY,
      run: (gone) =>
        unwrapResponse(
          api.DELETE("/v2/users/{user_id}/availabilities/{availability_id}", {
            params: { path: { user_id: user, availability_id: gone } },
          }),
        ),
    });
  return (
    <button type="button" className="button" data-tone="bad" onClick={() => void deleteHours()}>
      {t("list.delete")}
    </button>
  );
}
