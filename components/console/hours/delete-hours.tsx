"use client";
import { answered, api } from "../api";
import { useText } from "../texts";
import { useRemove } from "../undo/use-remove";
import { AVAILABILITIES_KEY } from "./queries";

interface Props {
  user: string;
  id: string;
  name: string;
}

export default function DeleteHours({ user, id, name }: Props) {
  const t = useText();
  const remove = useRemove();
  const deleteHours = () =>
    remove({
      ids: [id],
      title: t("undo.deleted", { name }),
      invalidate: AVAILABILITIES_KEY,
      run: (gone) =>
        answered(
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
