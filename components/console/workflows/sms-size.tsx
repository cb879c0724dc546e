"use client";
import { measureSms } from "@/lib/core/text/measure-sms";
import { normalizeSms } from "@/lib/core/text/normalize-sms";
import { formatSmsSize } from "../resources/format-sms-size";
import { useText } from "../texts";

const PLACEHOLDER = /\{[^{}]*\}/g;

/** The size of an SMS while it is written, without its placeholders. */
export function SmsSize({ text }: { text: string }) {
  const t = useText();
  const size = measureSms(normalizeSms(text.replace(PLACEHOLDER, "")));
  return <p className="-mt-2 text-xs text-muted">{formatSmsSize(size, t)}</p>;
}
