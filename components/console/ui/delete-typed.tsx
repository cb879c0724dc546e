"use client";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "../form/use-navigate";
import { useMe } from "../me";
import { useText } from "../texts";
import { restoreFromTrash } from "../trash/restore-from-trash";
import { useRestoreToast } from "../trash/use-undoable-delete";
import { TypedConfirmDialog } from "./typed-confirm-dialog";

interface Props {
  /** What is typed: the part of the public address that stops working, or somebody's address. */
  name: string;
  label: string;
  /** Says what stops working. */
  text: string;
  run: () => Promise<unknown>;
  invalidate: QueryKey;
  /** The id of what can be restored; left out where nothing comes back. */
  restores?: string;
  /** The list to go back to. */
  list: string;
}

/** An editor's way to delete what has a public page, to which people have been sent links, or a person. */
export function DeleteTyped({ name, label, text, run, invalidate, restores, list }: Props) {
  const t = useText();
  const { role } = useMe();
  const goOn = useNavigate();
  const queries = useQueryClient();
  const offerBack = useRestoreToast();
  const [asking, setAsking] = useState(false);
  if (role === "viewer") return null;
  return (
    <div>
      <button type="button" className="button" data-tone="bad" onClick={() => setAsking(true)}>
        {label}
      </button>
      {asking ? (
        <TypedConfirmDialog
          title={label}
          text={text}
          name={name}
          label={t("list.typeName", { name })}
          submitLabel={t("list.delete")}
          run={async () => {
            await run();
            await queries.invalidateQueries({ queryKey: invalidate });
          }}
          onDone={() => {
            if (restores) offerBack(t("undo.deleted", { name }), () => restoreFromTrash(restores));
            goOn(list);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
