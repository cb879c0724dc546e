const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Formats a number of bytes in the largest unit of which there is at least one: "1.2 MB". */
export function formatFileSize(locale: string, bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: UNITS[power] ?? "byte",
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
