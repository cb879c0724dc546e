import { readStored, writeStored } from "@/components/ui/browser-permissions";

const KEY = "own-calendar";

/** The address that the visitor has asked this browser to remember; null where there is none, or nothing may be stored. */
export const readRemembered = (): string | null => readStored("local", KEY);

/** Null: it is forgotten. Where nothing may be stored nothing is remembered, and nothing said that it would be for sure. */
export const remember = (address: string | null): boolean => writeStored("local", KEY, address);
