"use client";
import { measureSms } from "@/lib/core/text/measure-sms";
import { normalizeSms } from "@/lib/core/text/normalize-sms";
import { useText } from "../texts";

const ALPHABETS = { gsm7: "GSM-7", ucs2: "UCS-2" } as const;

const PLACEHOLDER = /\{[^{}]*\}/g;

/** The size of an SMS while it is written, without its placeholders. */
export function SmsSize({ text }: { text: string }) {
  const t = useText();
  const { length, parts, limit, alphabet } = measureSms(normalizeSms(text.replace(PLACEHOLDER, "")));
  const values = { length: String(length), parts: String(parts), limit: String(limit) };
  return (
    <p className="-mt-2 text-xs text-muted">
      {t("workflows.smsSize", { ...values, alphabet: ALPHABETS[alphabet] })}
    </p>
  );
}
