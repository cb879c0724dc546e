/** The basic alphabet of GSM 03.38. */
const GSM_BASIC = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);

/** Its extension, whose signs take two places. */
const GSM_EXTENDED = new Set("\f^{}\\[~]|€");

/** Places of a message alone, and of each part of a longer one. */
const PLACES = { gsm7: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const;

export interface SmsSize {
  alphabet: "gsm7" | "ucs2";
  /** Places that the text takes, of `limit` in its last part. */
  length: number;
  parts: number;
  /** Places of each part. */
  limit: number;
}

/** Measures a text as an SMS. A sign that takes two places is not split between parts. */
export function measureSms(text: string): SmsSize {
  const signs = [...text];
  const isGsm = signs.every((sign) => GSM_BASIC.has(sign) || GSM_EXTENDED.has(sign));
  const alphabet = isGsm ? "gsm7" : "ucs2";
  const sizes = signs.map((sign) => (isGsm ? (GSM_EXTENDED.has(sign) ? 2 : 1) : sign.length));
  const length = sizes.reduce((sum, size) => sum + size, 0);
  const { alone, part } = PLACES[alphabet];
  if (length <= alone) return { alphabet, length, parts: 1, limit: alone };
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > part) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return { alphabet, length, parts, limit: part };
}
