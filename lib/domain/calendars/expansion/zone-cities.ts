/**
 * Zone names without a city of the time-zone database: regions of North America and names from Outlook's
 * list. In lower case without punctuation.
 */
const REGIONS: Readonly<Record<string, string>> = {
  "eastern time": "America/New_York",
  "us canada eastern": "America/New_York",
  eastern: "America/New_York",
  "central time": "America/Chicago",
  "mountain time": "America/Denver",
  mountain: "America/Denver",
  "pacific time": "America/Los_Angeles",
  pacific: "America/Los_Angeles",
  "atlantic time": "America/Halifax",
  "atlantic time canada": "America/Halifax",
  atlantic: "America/Halifax",
  "mountain time arizona": "America/Phoenix",
  arizona: "America/Phoenix",
  alaska: "America/Anchorage",
  alaskan: "America/Anchorage",
  hawaii: "Pacific/Honolulu",
  hawaiian: "Pacific/Honolulu",
  newfoundland: "America/St_Johns",
  saskatchewan: "America/Regina",
  "indiana east": "America/Indiana/Indianapolis",
  "central america": "America/Guatemala",
  "baja california": "America/Tijuana",
  brasilia: "America/Sao_Paulo",
  greenland: "America/Nuuk",
  azores: "Atlantic/Azores",
  "cabo verde is": "Atlantic/Cape_Verde",
  "cape verde is": "Atlantic/Cape_Verde",
  "greenwich mean time": "Europe/London",
  "west central africa": "Africa/Lagos",
  "abu dhabi": "Asia/Dubai",
  islamabad: "Asia/Karachi",
  chennai: "Asia/Kolkata",
  mumbai: "Asia/Kolkata",
  "new delhi": "Asia/Kolkata",
  "sri jayawardenepura": "Asia/Colombo",
  "yangon rangoon": "Asia/Yangon",
  hanoi: "Asia/Bangkok",
  beijing: "Asia/Shanghai",
  osaka: "Asia/Tokyo",
  sapporo: "Asia/Tokyo",
  canberra: "Australia/Sydney",
  wellington: "Pacific/Auckland",
  "marshall is": "Pacific/Majuro",
  samoa: "Pacific/Apia",
  bern: "Europe/Zurich",
  berne: "Europe/Zurich",
  edinburgh: "Europe/London",
  "central european": "Europe/Paris",
  "w europe": "Europe/Berlin",
  "central europe": "Europe/Budapest",
  romance: "Europe/Paris",
  "e europe": "Europe/Chisinau",
  "st petersburg": "Europe/Moscow",
  // The platform uses the city's former name.
  kolkata: "Asia/Kolkata",
  kyiv: "Europe/Kyiv",
  kathmandu: "Asia/Kathmandu",
  yangon: "Asia/Yangon",
  "ho chi minh": "Asia/Ho_Chi_Minh",
  "ho chi minh city": "Asia/Ho_Chi_Minh",
  "hong kong sar": "Asia/Hong_Kong",
};

/** Cities of the time-zone database with a name that occurs in one zone only. */
let cities: ReadonlyMap<string, string | null> | undefined;

function listCities(): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    const city = normalizeCity(zone.split("/").at(-1) ?? "");
    found.set(city, found.has(city) ? null : zone);
  }
  return found;
}

const normalizeCity = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();

/** Returns the zone of a city or region; null if there is none or more than one. */
export function findCityZone(name: string): string | null {
  cities ??= listCities();
  const plain = normalizeCity(name);
  return REGIONS[plain] ?? cities.get(plain) ?? null;
}
