/** Zones that platforms still call by an older name than the database. Browsers differ in which name they use. */
const RENAMED_ZONES: Record<string, string> = {
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** Returns the name that the platform formats by; null for an unknown name. */
function resolveZoneName(name: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/**
 * Returns the zone's current name if the platform supports it: `Asia/Kolkata` for `Asia/Calcutta`. For servers and
 * browsers.
 */
export function normalizeZone(name: string): string {
  const resolved = resolveZoneName(name) ?? name;
  const renamed = RENAMED_ZONES[resolved];
  return renamed && resolveZoneName(renamed) ? renamed : resolved;
}

/** True if two names mean the same zone, old names included. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || normalizeZone(one) === normalizeZone(other);
