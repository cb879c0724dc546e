"use client";
import { useMe } from "../../me";
import { Modal } from "../../ui/modal";
import { formatPlainDate } from "../dates";
import type { Opened } from "./opened";

interface Props {
  date: string;
  things: readonly { opened: Opened; text: string }[];
  onOpen: (opened: Opened) => void;
  onClose: () => void;
}

/** Several things hold on one day: which one is to be changed. */
export function SeveralThings({ date, things, onOpen, onClose }: Props) {
  const { lang } = useMe();
  return (
    <Modal open title={formatPlainDate(lang, date, "long")} onClose={onClose}>
      <ul className="mt-3 grid gap-2">
        {things.map(({ opened, text }) => (
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
