import { describe, expect, it } from "vitest";
import { type Candidate, measureStride, pickAssignee } from "./pick-assignee";
import type { Assignment } from "./schema";

const candidate = (user: string, rest: Partial<Candidate> = {}): Candidate => ({
  user,
  lastAssignedSeq: null,
  share: 0,
  busy: 0,
  ...rest,
});
const pick = (rule: Assignment | Assignment["rule"], candidates: Candidate[], random = 0) =>
  pickAssignee(candidates as [Candidate], typeof rule === "string" ? { rule } : rule, random).user;

describe("pickAssignee by least_recent", () => {
  it("picks members without an assignment first, then the longest unassigned one", () => {
    const [ana, bo] = [candidate("ana", { lastAssignedSeq: 2 }), candidate("bo", { lastAssignedSeq: 1 })];
    expect(pick("least_recent", [ana, bo])).toBe("bo");
    expect(pick("least_recent", [ana, bo, candidate("cy")])).toBe("cy");
  });
});

describe("pickAssignee by random", () => {
  it("maps equal parts of the random range to the members", () => {
    const three = ["ana", "bo", "cy"].map((user) => candidate(user));
    expect([0, 0.33, 0.34, 0.66, 0.67, 0.999].map((random) => pick("random", three, random))).toEqual([
      "ana",
      "ana",
      "bo",
      "bo",
      "cy",
      "cy",
    ]);
  });
});

describe("pickAssignee by least_busy", () => {
  it("picks the member with the least time in meetings", () => {
    expect(pick("least_busy", [candidate("ana", { busy: 2 }), candidate("bo", { busy: 1 })])).toBe("bo");
  });
});

describe("pickAssignee by priority", () => {
  it("picks the first in the order, with omitted members last", () => {
    const all = ["ana", "bo", "cy"].map((user) => candidate(user));
    const rule: Assignment = { rule: "priority", order: ["cy", "bo"] };
    expect(pick(rule, all)).toBe("cy");
    expect(pick(rule, all.slice(0, 2))).toBe("bo");
    expect(pick(rule, all.slice(0, 1))).toBe("ana");
  });
});

describe("pickAssignee with equal candidates", () => {
  it.each(["least_recent", "least_busy", "weighted", "priority"] as const)(
    "picks the first in the team's order under %s",
    (rule) => {
      expect(pick(rule, [candidate("bo"), candidate("ana")])).toBe("bo");
    },
  );
});

describe("pickAssignee over 1,000 events and 7 members", () => {
  /** Assigns events; all members are free, or those that a seeded generator picks. */
  function run(assignment: Assignment, isFree: (round: number, index: number) => boolean = () => true) {
    const members = Array.from({ length: 7 }, (_, index) => candidate(`m${index}`));
    const counts: Record<string, number> = Object.fromEntries(members.map(({ user }) => [user, 0]));
    for (let round = 1; round <= 1000; round++) {
      const free = members.filter((_, index) => isFree(round, index));
      const user = pick(assignment, free.length > 0 ? free : members);
      counts[user] = (counts[user] ?? 0) + 1;
      const member = members.find((one) => one.user === user) as Candidate;
      member.lastAssignedSeq = round;
      member.share += measureStride(user, assignment.weights);
    }
    return Object.values(counts);
  }

  it("stays within 2 of each weight's share under weighted", () => {
    const weights = { m0: 1, m1: 2, m2: 3, m3: 4, m4: 1, m5: 2, m6: 3 };
    const total = Object.values(weights).reduce((sum, weight) => sum + weight);
    const ideal = Object.values(weights).map((weight) => (1000 * weight) / total);
    for (const [index, count] of run({ rule: "weighted", weights }).entries()) {
      expect(Math.abs(count - (ideal[index] as number))).toBeLessThanOrEqual(2);
    }
  });

  it("evens out absences under weighted", () => {
    const counts = run({ rule: "weighted" }, (round, index) => (round * 7919 + index * 104729) % 5 !== 0);
    for (const count of counts) expect(Math.abs(count - 1000 / 7)).toBeLessThanOrEqual(2);
  });

  it("stays within 1 of equal counts under least_recent", () => {
    for (const count of run({ rule: "least_recent" }))
      expect(Math.abs(count - 1000 / 7)).toBeLessThanOrEqual(1);
  });
});

it("pickAssignee explains its choice", () => {
  expect(pickAssignee([candidate("ana"), candidate("bo")], { rule: "least_recent" }, 0).reason).toBe(
    "The longest without an assignment, of 2 members free.",
  );
  expect(pickAssignee([candidate("ana")], { rule: "weighted" }, 0).reason).toMatch(
    /, the only member free\.$/,
  );
});
