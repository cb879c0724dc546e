"use client";
import { useText } from "../texts";
import { CopyField } from "./copy-field";
import { Modal } from "./modal";

interface Props {
  title: string;
  text: string;
  label: string;
  secret: string;
  note?: string;
  onDone: () => void;
}

/** What is shown once: only its own button closes it. */
export function SecretModal({ title, text, label, secret, note, onDone }: Props) {
  const t = useText();
  return (
    <Modal open title={title} text={text} onClose={null}>
      <div className="mt-4 grid gap-5">
        <CopyField label={label} value={secret} />
        {note ? <p className="text-muted">{note}</p> : null}
        <button type="button" className="button" data-tone="primary" onClick={onDone}>
          {t("webhooks.done")}
        </button>
      </div>
    </Modal>
  );
}
