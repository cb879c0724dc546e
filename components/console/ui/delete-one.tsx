"use client";
import type { QueryKey } from "@tanstack/react-query";
import { useDeleteLater } from "../delete-later";
import { useGoOn } from "../form/use-go-on";
import { useMe } from "../me";
import { useText } from "../texts";

interface Props {
  id: string;
  name: string;
  run: (id: string) => Promise<unknown>;
  invalidate: QueryKey;
  /** The list to go back to, where the toast offers to undo. */
  list: string;
}

/** An editor's way to delete what it edits. */
export function DeleteOne({ id, name, list, ...deletion }: Props) {
  const t = useText();
  const { role } = useMe();
  const goOn = useGoOn();
  const deleteLater = useDeleteLater();
  if (role === "viewer") return null;
  const remove = () => {
    deleteLater({ ids: [id], title: t("undo.deleted", { name }), ...deletion });
    goOn(list);
  };
  return (
    <div>
      <button type="button" className="button" data-tone="bad" onClick={remove}>
        {t("list.delete")}
      </button>
    </div>
  );
}
