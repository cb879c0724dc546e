import { createHash } from "node:crypto";
import { instant } from "@/lib/core/time/instant";
import { newChallenge, WORK_BITS } from "@/lib/domain/bookings/proof-of-work";

/** What a browser sends along that has worked for this form of this page. */
export function doWork(of: Parameters<typeof newChallenge>[0]): string {
  const challenge = newChallenge(of, instant(Date.now()));
  for (let number = 0; ; number++) {
    const hash = createHash("sha256").update(`${challenge}.${number}`).digest();
    if (Math.clz32(hash.readUInt32BE()) >= WORK_BITS) return `${challenge}.${number}`;
  }
}
