import { validationProblem } from "@/lib/platform/http/validate";
import type { Language } from "@/lib/platform/i18n/languages";
import { WeighedMemory } from "@/lib/platform/memory/weighed-memory";
import { calculateApart } from "./calculate-apart";
import { findPlaceFault } from "./find-place-fault";
import type { Holiday } from "./schema";

const HOLIDAY_BYTES = 250;

/** By country, region, year and language. */
const known = new WeighedMemory<Holiday[]>({ maxEntries: 2000, maxBytes: 4_000_000 });

interface Asked {
  country: string;
  region?: string | undefined;
  year: number;
  lang?: Language | undefined;
}

/** GET /v2/holidays */
export async function listHolidays({ country, region, year, lang }: Asked): Promise<Holiday[]> {
  const fault = await findPlaceFault(country, region ?? null);
  if (fault) {
    const { field, message } = fault;
    throw validationProblem([{ in: "query", pointer: `/${field}`, code: "unknown", message }]);
  }
  const key = `${country} ${region ?? ""} ${year} ${lang ?? ""}`;
  const before = known.get(key);
  if (before) return before;
  const holidays = await calculateApart("calculateHolidays", {
    country,
    region: region ?? null,
    year,
    ...(lang && { lang }),
  });
  known.set(key, holidays, holidays.length * HOLIDAY_BYTES);
  return holidays;
}
