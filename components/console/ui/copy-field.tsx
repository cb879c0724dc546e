"use client";

import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { copyText } from "@/components/ui/safe-browser-apis";
import { useText } from "../texts";

/** A value with a copy button, such as a link that is shown once. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useText();
  const id = useId();
  const [copied, setCopied] = useState(false);
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          className="input min-w-0 flex-1"
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className="button flex-none"
          onClick={() => void copyText(value).then(setCopied)}
        >
          {copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          <span aria-live="polite">{copied ? t("form.copied") : t("form.copy")}</span>
        </button>
      </div>
    </div>
  );
}
