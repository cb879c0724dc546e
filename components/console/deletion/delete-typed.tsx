"use client";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { TypedConfirmDialog } from "../form/typed-confirm-dialog";
import { useMe } from "../me";
import { useText } from "../texts";
import { useNavigate } from "../ui/use-navigate";
import { restoreFromTrash } from "./restore-from-trash";
import { useRestoreToast } from "./use-undoable-delete";

interface Props {
  /** The text to type: the part of the public address that stops working, or a user's address. */
  name: string;
  label: string;
  /** The consequence of the deletion. */
  text: string;
  run: () => Promise<unknown>;
  invalidate: QueryKey;
  /** The id in the trash; absent if nothing can be restored. */
  restores?: string;
  /** The path of the list to return to. */
  list: string;
}

/** An editor's button for deleting a resource with a public page, or a user; the name has to be typed. */
export function DeleteTyped({ name, label, text, run, invalidate, restores, list }: Props) {
  const t = useText();
  const { role } = useMe();
  const navigate = useNavigate();
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
            navigate(list);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
