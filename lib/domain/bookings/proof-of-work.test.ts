import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, HOUR } from "@/lib/core/time/instant";
import { createWorkChallenge, isWorkDone, WORK_BITS } from "./proof-of-work";

const NOW = asInstant(Date.UTC(2031, 2, 1));
const subject = { pageId: "page", formId: "form" };

beforeAll(() => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
});

function solve(challenge: string): string {
  for (let number = 0; ; number++) {
    const hash = createHash("sha256").update(`${challenge}.${number}`).digest();
    if (Math.clz32(hash.readUInt32BE()) >= WORK_BITS) return `${challenge}.${number}`;
  }
}

describe("isWorkDone", () => {
  it("accepts a solution only for its form and page", () => {
    const solution = solve(createWorkChallenge(subject, NOW));
    expect(isWorkDone(subject, solution, NOW)).toBe(true);
    expect(isWorkDone({ ...subject, pageId: "other" }, solution, NOW)).toBe(false);
    expect(isWorkDone({ ...subject, formId: "other" }, solution, NOW)).toBe(false);
  });

  it("accepts a solution for two hours", () => {
    const solution = solve(createWorkChallenge(subject, NOW));
    expect(isWorkDone(subject, solution, asInstant(NOW + 2 * HOUR - 1))).toBe(true);
    expect(isWorkDone(subject, solution, asInstant(NOW + 2 * HOUR))).toBe(false);
  });

  it("rejects a forged challenge and a solution without enough zero bits", () => {
    const challenge = createWorkChallenge(subject, NOW);
    const [expires = "", signature = ""] = challenge.split(".");
    const later = (Number.parseInt(expires, 36) + HOUR).toString(36);
    expect(isWorkDone(subject, solve(`${later}.${signature}`), NOW)).toBe(false);
    const idle = [0, 1, 2, 3].map((number) => isWorkDone(subject, `${challenge}.${number}`, NOW));
    expect(idle).toContain(false);
    for (const nonsense of ["", challenge, `${challenge}.`, `${challenge}.x`, `${challenge}.1e9`, "a.b.c"])
      expect(isWorkDone(subject, nonsense, NOW)).toBe(false);
  });
});
