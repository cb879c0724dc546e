import { readStorage, writeStorage } from "@/components/ui/safe-browser-apis";
import type { PaletteTarget } from "./palette-target";

const MAX_RECENT = 5;

const buildKey = (user: string) => `palette-${user}`;

type RecentTarget = Pick<PaletteTarget, "label" | "detail" | "href">;

const isRecentTarget = (entry: unknown): entry is RecentTarget =>
  typeof entry === "object" &&
  entry !== null &&
  "label" in entry &&
  typeof entry.label === "string" &&
  "href" in entry &&
  typeof entry.href === "string" &&
  entry.href.startsWith("/console");

/** Lists the targets that this user has recently opened in this tab, newest first. */
export function listRecentTargets(user: string): RecentTarget[] {
  try {
    const stored: unknown = JSON.parse(readStorage("session", buildKey(user)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecentTarget).slice(0, MAX_RECENT) : [];
  } catch {
    return []; // the stored value has another format
  }
}

export function storeRecentTarget(user: string, { label, detail, href, outside }: PaletteTarget): void {
  if (!href?.startsWith("/console/") || outside || href.includes("new=") || href.endsWith("?new")) return;
  const recent = [{ label, detail, href }, ...listRecentTargets(user).filter((one) => one.href !== href)];
  writeStorage("session", buildKey(user), JSON.stringify(recent.slice(0, MAX_RECENT)));
}
