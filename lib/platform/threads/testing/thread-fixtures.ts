import { setTimeout as sleep } from "node:timers/promises";
import { BudgetExceededError } from "@/lib/platform/threads/budget-exceeded-error";

// Functions that the tests of threads run in them.

export const computeDouble = (value: number) => value * 2;

export const wait = async (ms: number) => {
  await sleep(ms);
  return Date.now();
};

export function runForever(_: null): never {
  for (;;);
}

export function allocateForever(_: null): never {
  const hoarded: object[] = [];
  for (;;) hoarded.push({ things: Array.from({ length: 1000 }, (_, i) => ({ i })) });
}

export function rejectWith(kind: "too much" | "broken"): never {
  throw kind === "broken" ? new Error("It broke") : new BudgetExceededError("It is too much");
}

export const listThreadSettings = (_: null) => Object.keys(process.env);

export const measure = (bytes: Uint8Array) => bytes.byteLength;
