"use client";
import type { QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { useGoOn } from "../form/use-go-on";
import { useMe } from "../me";
import { useText } from "../texts";
import { useRemove } from "../undo/use-remove";

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
  const remove = useRemove();
  const [isUnderWay, setUnderWay] = useState(false);
  if (role === "viewer") return null;
  const deleteIt = async () => {
    setUnderWay(true);
    if (await remove({ ids: [id], title: t("undo.deleted", { name }), ...deletion })) goOn(list);
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
