"use client";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useMe } from "../me";
import { useText } from "../texts";
import { ConfirmButton } from "../ui/confirm-button";
import { useNavigate } from "../ui/use-navigate";
import { useToast } from "../ui/use-toast";

interface Props {
  name: string;
  /** The consequence of the deletion. */
  text: string;
  run: () => Promise<unknown>;
  invalidate: QueryKey;
  /** The path of the list to return to. */
  list: string;
}

/** An editor's button for a permanent deletion, with a confirmation. */
export function DeleteConfirmed({ name, text, run, invalidate, list }: Props) {
  const t = useText();
  const { role } = useMe();
  const navigate = useNavigate();
  const showToast = useToast();
  const queries = useQueryClient();
  if (role === "viewer") return null;
  return (
    <div>
      <ConfirmButton
        label={t("list.delete")}
        title={t("trash.deleteNamed", { name })}
        text={text}
        run={async () => {
          await run();
          await queries.invalidateQueries({ queryKey: invalidate });
        }}
        onDone={() => {
          showToast(t("undo.deleted", { name }));
          navigate(list);
        }}
      />
    </div>
  );
}
