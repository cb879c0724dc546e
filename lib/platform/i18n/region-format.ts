import { MemoCache } from "@/lib/platform/cache/memo-cache";
import type { Language } from "./languages";

export type HourCycle = "h12" | "h23";

interface RegionFormat {
  hourCycle: HourCycle;
  /** 0 = Monday … 6 = Sunday. */
  firstWeekday: number;
}

/** Properties in older engines, methods in newer ones; TypeScript has types for neither. */
interface LocaleInfo {
  hourCycles?: readonly string[];
  weekInfo?: { firstDay: number };
  getHourCycles?: () => readonly string[];
  getWeekInfo?: () => { firstDay: number };
}

const known = new MemoCache<string, RegionFormat>(); // regions come from untrusted input

/** Returns how a country writes times and begins its weeks, from the platform's own data. */
export function getRegionFormat(lang: Language, region: string): RegionFormat {
  const tag = `${lang}-${region}`;
  return known.get(tag, () => resolveRegionFormat(tag));
}

function resolveRegionFormat(tag: string): RegionFormat {
  const locale = new Intl.Locale(tag) as LocaleInfo;
  const [cycle = "h23"] = locale.getHourCycles?.() ?? locale.hourCycles ?? [];
  const { firstDay = 1 } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return {
    hourCycle: cycle === "h12" || cycle === "h11" ? "h12" : "h23",
    firstWeekday: (firstDay + 6) % 7,
  };
}

/** Parses `h=12` or `h=24` of an address or a cookie. */
export function parseHourCycle(text: string | null | undefined): HourCycle | null {
  return text === "12" ? "h12" : text === "24" ? "h23" : null;
}
