"use client";
import { formatPlainDate } from "../../format-plain-date";
import { useMe } from "../../me";
import { Modal } from "../../ui/modal";
import type { DayDialogState } from "./day-dialog-state";

interface Props {
  date: string;
  items: readonly { opened: DayDialogState; text: string }[];
  onOpen: (opened: DayDialogState) => void;
  onClose: () => void;
}

/** The choice between several items of one day. */
export function DayItemsDialog({ date, items, onOpen, onClose }: Props) {
  const { locale } = useMe();
  return (
    <Modal open title={formatPlainDate(locale, date, "long")} onClose={onClose}>
      <ul className="mt-3 grid gap-2">
        {items.map(({ opened, text }) => (
          <li key={text}>
            <button
              type="button"
              className="button w-full justify-start text-start"
              onClick={() => onOpen(opened)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
