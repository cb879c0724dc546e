import { readStorage, writeStorage } from "@/components/ui/safe-browser-apis";

const KEY = "visitor-calendar";

/** Returns the stored address; null if there is none or storage is unavailable. */
export const readStoredCalendarUrl = (): string | null => readStorage("local", KEY);

/** Stores the address; null deletes it. Does nothing if storage is unavailable, as storing is best effort. */
export const storeCalendarUrl = (address: string | null): boolean => writeStorage("local", KEY, address);
