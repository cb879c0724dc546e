import type { SmsSize } from "@/lib/core/text/measure-sms";
import type { TranslateConsole } from "../texts";

const ALPHABETS = { gsm7: "GSM-7", ucs2: "UCS-2" } as const;

/** Formats the length of an SMS with its parts and alphabet. */
export const formatSmsSize = ({ length, parts, limit, alphabet }: SmsSize, t: TranslateConsole): string =>
  t("workflows.smsSize", {
    length: String(length),
    parts: String(parts),
    limit: String(limit),
    alphabet: ALPHABETS[alphabet],
  });
