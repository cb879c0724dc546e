"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { RecoveryCodes } from "@/components/accounts/recovery-codes";
import { copyText } from "@/components/ui/safe-browser-apis";
import { useText } from "../texts";
import { Modal } from "../ui/modal";

/** Shows new recovery codes once. */
export function NewRecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  return (
    <Modal open title={t("secondFactors.codes")} text={t("secondFactors.codesText")} onClose={null}>
      <RecoveryCodes codes={codes} />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button
          type="button"
          className="button"
          onClick={() => void copyText(codes.join("\n")).then(setCopied)}
        >
          {copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          <span aria-live="polite">{copied ? t("form.copied") : t("form.copy")}</span>
        </button>
        <button type="button" className="button" data-tone="primary" onClick={onDone}>
          {t("secondFactors.codesKept")}
        </button>
      </div>
    </Modal>
  );
}
