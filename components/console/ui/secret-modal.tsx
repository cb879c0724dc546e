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
  /** A first request with the secret, to be copied. */
  request?: string;
  /** Rotates a secret that can be shown again. */
  onExchange?: () => void;
  onDone: () => void;
}

/** Shows a secret once; it closes by its button only. */
export function SecretModal({ title, text, label, secret, note, request, onExchange, onDone }: Props) {
  const t = useText();
  return (
    <Modal open title={title} text={text} onClose={null}>
      <div className="mt-4 grid gap-5">
        <CopyField label={label} value={secret} />
        {request ? <CopyField label={t("keys.firstRequest")} value={request} /> : null}
        {note ? <p className="text-muted">{note}</p> : null}
        <button type="button" className="button" data-tone="primary" onClick={onDone}>
          {t("webhooks.done")}
        </button>
        {onExchange ? (
          <button type="button" className="button" onClick={onExchange}>
            {t("webhooks.rotate")}
          </button>
        ) : null}
      </div>
    </Modal>
  );
}
