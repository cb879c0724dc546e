"use client";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "../form/use-navigate";
import { useMe } from "../me";
import { useText } from "../texts";
import { ConfirmButton } from "./confirm-button";
import { useToast } from "./use-toast";

interface Props {
  name: string;
  /** What goes with it. */
  text: string;
  run: () => Promise<unknown>;
  invalidate: QueryKey;
  /** The list to go back to. */
  list: string;
}

/** An editor's way to delete for good what it edits. */
export function DeleteConfirmed({ name, text, run, invalidate, list }: Props) {
  const t = useText();
  const { role } = useMe();
  const goOn = useNavigate();
  const tell = useToast();
  const queries = useQueryClient();
  if (role === "viewer") return null;
  return (
    <div>
      <ConfirmButton
        label={t("list.delete")}
        title={t("removals.deleteNamed", { name })}
        text={text}
        run={async () => {
          await run();
          await queries.invalidateQueries({ queryKey: invalidate });
        }}
        onDone={() => {
          tell(t("undo.deleted", { name }));
          goOn(list);
        }}
      />
    </div>
  );
}
