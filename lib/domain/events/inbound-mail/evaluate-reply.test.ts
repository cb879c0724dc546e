import { describe, expect, it } from "vitest";
import { evaluateReply, type ReplyContext } from "./evaluate-reply";
import type { CalendarReply } from "./parse-calendar-reply";

const TIME = { wall: "2031-03-10T09:00:00", at: Date.UTC(2031, 2, 10, 9) };

const REPLY: CalendarReply = {
  method: "REPLY",
  uid: "65f0c1a2b3c4d5e6f7a8b9c0@meet.example.com",
  recurrence: null,
  sequence: 1,
  stamp: 1000,
  attendee: "ana@example.com",
  partstat: "ACCEPTED",
  delegate: null,
  comment: null,
  start: TIME,
  end: null,
};

const REPLIED: ReplyContext = {
  sequence: 1,
  isSameTime: true,
  lastStamp: null,
  state: "confirmed",
  actions: new Set(["attend", "decline"]),
};

const evaluate = (reply: Partial<CalendarReply>, replied: Partial<ReplyContext> = {}) =>
  evaluateReply({ ...REPLY, ...reply }, { ...REPLIED, ...replied });

describe("evaluateReply", () => {
  it.each([
    ["ACCEPTED", "accepted"],
    ["DECLINED", "declined"],
    ["TENTATIVE", "maybe"],
    ["DELEGATED", "delegated"],
  ])("evaluates %s as %s", (partstat, is) => {
    expect(evaluate({ partstat })).toEqual({ is, late: false });
  });

  it.each(["NEEDS-ACTION", "X-LATER", ""])("ignores the status %j", (partstat) => {
    expect(evaluate({ partstat })).toEqual({ is: "nothing" });
  });

  it("returns outdated after a later reply or a move of the meeting", () => {
    expect(evaluate({}, { lastStamp: 1000 })).toEqual({ is: "outdated" });
    expect(evaluate({}, { lastStamp: 999 }).is).toBe("accepted");
    expect(evaluate({}, { sequence: 2, isSameTime: false })).toEqual({ is: "outdated" });
    expect(evaluate({}, { sequence: 2 }).is).toBe("accepted");
    expect(evaluate({ sequence: 2 }, { isSameTime: false }).is).toBe("accepted");
  });

  it("returns late for an answer that the event page no longer accepts", () => {
    const actions = new Set<never>();
    expect(evaluate({}, { actions }).is).toBe("accepted");
    expect(evaluate({}, { actions })).toMatchObject({ late: false }); // the invitee already attends
    expect(evaluate({}, { actions, state: "declined" })).toMatchObject({ late: true });
    expect(evaluate({}, { actions, state: "past" })).toMatchObject({ late: true });
    expect(evaluate({ partstat: "DECLINED" }, { actions: new Set(["attend"]) })).toMatchObject({
      late: true,
    });
    expect(evaluate({ partstat: "DECLINED" }, { actions, state: "declined" })).toMatchObject({ late: false });
  });

  it("accepts a counter-proposal with a time for the present invitation only", () => {
    expect(evaluate({ method: "COUNTER" })).toEqual({ is: "counter", late: false });
    expect(evaluate({ method: "COUNTER", start: null })).toEqual({ is: "nothing" });
    expect(evaluate({ method: "COUNTER" }, { sequence: 2 })).toEqual({ is: "outdated" });
  });
});
