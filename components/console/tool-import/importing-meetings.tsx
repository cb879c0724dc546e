"use client";
import { useMutation } from "@tanstack/react-query";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { stopImport, type ToolImport } from "./queries";

interface Props {
  running: ToolImport;
  /** The number of meetings to import. */
  total: number;
  onChange: (changed: ToolImport) => void;
}

/** How many meetings have been looked at; stopped, the import can be started again and goes on. */
export function ImportingMeetings({ running: { _id: id, imported }, total, onChange }: Props) {
  const t = useText();
  const stop = useMutation({ mutationFn: () => stopImport(id), onSuccess: onChange });
  return (
    <>
      <p role="status">{t("toolImport.importing", { count: imported })}</p>
      <progress
        className="mt-2 h-2 w-full"
        aria-label={t("toolImport.importing", { count: 0 })}
        value={Math.min(imported, total)}
        max={Math.max(total, 1)}
      />
      <MutationButton className="mt-3" mutation={{ isPending: stop.isPending, mutate: stop.mutate }}>
        {t("toolImport.stop")}
      </MutationButton>
      <ErrorText error={stop.error} className="mt-3" />
    </>
  );
}
