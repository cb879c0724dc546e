import { readOwnTimes } from "./read-own-times";
import type { ReadingAnswer, ReadingRequest } from "./view";

// Runs in a thread of the visitor's browser (`scripts/build-threads.ts`), so that a large calendar does not hold the page up.

let bytes = new Uint8Array();

addEventListener("message", ({ data }: MessageEvent<ReadingRequest>) => {
  bytes = data.bytes ?? bytes;
  postMessage({ id: data.id, ...readOwnTimes(bytes, data) } satisfies ReadingAnswer);
});
