import { createHash } from "node:crypto";
import { asInstant } from "@/lib/core/time/instant";
import { createWorkChallenge, WORK_BITS } from "@/lib/domain/bookings/proof-of-work";

/** Computes the proof of work that a browser sends with this form of this page. */
export function computeProofOfWork(of: Parameters<typeof createWorkChallenge>[0]): string {
  const challenge = createWorkChallenge(of, asInstant(Date.now()));
  for (let number = 0; ; number++) {
    const hash = createHash("sha256").update(`${challenge}.${number}`).digest();
    if (Math.clz32(hash.readUInt32BE()) >= WORK_BITS) return `${challenge}.${number}`;
  }
}
