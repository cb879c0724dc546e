import { readStorage, writeStorage } from "@/components/ui/safe-browser-apis";

const KEY = "own-calendar";

/** The address that the visitor has asked this browser to remember; null where there is none, or nothing may be stored. */
export const readStoredCalendarUrl = (): string | null => readStorage("local", KEY);

/** Null: it is forgotten. Where nothing may be stored nothing is remembered, and nothing said that it would be for sure. */
export const storeCalendarUrl = (address: string | null): boolean => writeStorage("local", KEY, address);
