"use client";
import { useState } from "react";
import type { Schemas } from "../api";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import { copyWhenReady } from "./copy-when-ready";

interface Props {
  offer: Schemas["Offer"];
  copied: boolean;
  onDone: () => void;
}

/** The text to paste. Its links are shown only once. */
export function CreatedOffer({ offer: { text, html }, copied, onDone }: Props) {
  const t = useText();
  const [isCopied, setCopied] = useState(copied);
  const copy = () =>
    copyWhenReady({ "text/plain": Promise.resolve(text), "text/html": Promise.resolve(html) }).then(
      setCopied,
    );
  return (
    <Modal open title={t("links.offerTitle")} onClose={null}>
      <p role="status" className="mt-1 text-muted">
        {t(isCopied ? "links.offerCopied" : "links.offerMade")}
      </p>
      <label className="mt-4 block font-medium text-sm">
        {t("links.preview")}
        <textarea
          className="input mt-1 font-normal text-xs"
          rows={10}
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="button" onClick={() => void copy()}>
          {t("links.again")}
        </button>
        <button type="button" className="button" data-tone="primary" onClick={onDone}>
          {t("links.done")}
        </button>
      </div>
    </Modal>
  );
}
