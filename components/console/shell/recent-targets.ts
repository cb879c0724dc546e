import { readStored, writeStored } from "@/components/ui/browser-permissions";
import type { Target } from "./target";

const MAX_RECENT = 5;

const keyOf = (user: string) => `palette-${user}`;

type Recent = Pick<Target, "label" | "detail" | "href">;

const isRecent = (entry: unknown): entry is Recent =>
  typeof entry === "object" &&
  entry !== null &&
  "label" in entry &&
  typeof entry.label === "string" &&
  "href" in entry &&
  typeof entry.href === "string" &&
  entry.href.startsWith("/console");

/** What this person has last opened from the palette, in this tab; the newest first. */
export function listRecent(user: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(readStored("session", keyOf(user)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MAX_RECENT) : [];
  } catch {
    return []; // something else has written there
  }
}

export function keepRecent(user: string, { label, detail, href, outside }: Target): void {
  if (!href?.startsWith("/console/") || outside || href.includes("new=") || href.endsWith("?new")) return;
  const recent = [{ label, detail, href }, ...listRecent(user).filter((one) => one.href !== href)];
  writeStored("session", keyOf(user), JSON.stringify(recent.slice(0, MAX_RECENT)));
}
