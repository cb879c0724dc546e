import { listHolidayCountries } from "./list-holiday-countries";

interface RegionIssue {
  field: "country" | "region";
  message: string;
}

/** Returns null if the public holidays of the region are known. */
export async function findRegionIssue(country: string, region: string | null): Promise<RegionIssue | null> {
  const known = (await listHolidayCountries("en")).find((one) => one.country === country);
  if (!known) return { field: "country", message: "is not a country with known public holidays" };
  if (region === null || known.regions.some((one) => one.region === region)) return null;
  return { field: "region", message: `is not a region of ${country} with known public holidays` };
}
