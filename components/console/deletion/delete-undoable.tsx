"use client";
import type { QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { useMe } from "../me";
import { useText } from "../texts";
import { useNavigate } from "../ui/use-navigate";
import { useUndoableDelete } from "./use-undoable-delete";

interface Props {
  id: string;
  name: string;
  run: (id: string) => Promise<unknown>;
  invalidate: QueryKey;
  /** The path of the list to return to, where the toast offers an undo. */
  list: string;
}

/** An editor's delete button with undo. */
export function DeleteUndoable({ id, name, list, ...deletion }: Props) {
  const t = useText();
  const { role } = useMe();
  const navigate = useNavigate();
  const remove = useUndoableDelete();
  const [isUnderWay, setUnderWay] = useState(false);
  if (role === "viewer") return null;
  const deleteIt = async () => {
    setUnderWay(true);
    if (await remove({ ids: [id], title: t("undo.deleted", { name }), ...deletion })) navigate(list);
    else setUnderWay(false);
  };
  return (
    <div>
      <button
        type="button"
        className="button"
        data-tone="bad"
        disabled={isUnderWay}
        onClick={() => void deleteIt()}
      >
        {t("list.delete")}
      </button>
    </div>
  );
}
