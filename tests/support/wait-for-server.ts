import { setTimeout as sleep } from "node:timers/promises";

/** Waits until the server responds, with any status. */
export async function waitForServer(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const there = await fetch(url, { method: "OPTIONS" }).then(
      () => true,
      () => false,
    );
    if (there) return;
    await sleep(100);
  }
  throw new Error(`No server responds at ${url}`);
}
