import { setTimeout as sleep } from "node:timers/promises";
import { TooMuchWork } from "@/lib/platform/threads/too-much-work";

// What the tests of the threads have done in them.

export const double = (value: number) => value * 2;

export const wait = async (ms: number) => {
  await sleep(ms);
  return Date.now();
};

export function goOnAndOn(_: null): never {
  for (;;);
}

export function hoard(_: null): never {
  const hoarded: object[] = [];
  for (;;) hoarded.push({ things: Array.from({ length: 1000 }, (_, i) => ({ i })) });
}

export function refuse(kind: "too much" | "broken"): never {
  throw kind === "broken" ? new Error("It broke") : new TooMuchWork("It is too much");
}

export const listSettings = (_: null) => Object.keys(process.env);

export const measure = (bytes: Uint8Array) => bytes.byteLength;
