"use client";
import { useMutation } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useText } from "../texts";

interface Props {
  name: string;
  run: () => Promise<unknown>;
}

/** Restores one entry of the trash. */
export function RestoreButton({ name, run }: Props) {
  const t = useText();
  const restore = useMutation({ mutationFn: run });
  return (
    <button
      type="button"
      className="button min-h-9 px-3 pointer-coarse:min-h-11"
      aria-label={`${t("trash.restore")}: ${name}`}
      aria-disabled={restore.isPending}
      onClick={() => {
        if (!restore.isPending) restore.mutate();
      }}
    >
      <RotateCcw size={16} aria-hidden className="rtl:-scale-x-100" />
      {t("trash.restore")}
    </button>
  );
}
