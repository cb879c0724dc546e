"use client";
import { useText } from "../texts";

/** At the foot of a dialog for something that is stored. */
export function DialogDeleteButton({ onDelete }: { onDelete: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      className="button -ms-2.5 justify-self-start px-2.5 text-bad"
      data-tone="quiet"
      onClick={onDelete}
    >
      {t("list.delete")}
    </button>
  );
}
