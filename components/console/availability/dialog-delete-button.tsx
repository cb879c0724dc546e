"use client";
import { useText } from "../texts";

/** The delete button of a dialog for a stored item. */
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
