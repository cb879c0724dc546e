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

describe("a reply", () => {
  it.each([
    ["ACCEPTED", "accepted"],
    ["DECLINED", "declined"],
    ["TENTATIVE", "maybe"],
    ["DELEGATED", "delegated"],
  ])("that says %s is %s", (partstat, is) => {
    expect(evaluate({ partstat })).toEqual({ is, late: false });
  });

  it.each(["NEEDS-ACTION", "X-LATER", ""])("that says %j says nothing", (partstat) => {
    expect(evaluate({ partstat })).toEqual({ is: "nothing" });
  });

  it("is outdated once a later one has come, or the meeting has moved", () => {
    expect(evaluate({}, { lastStamp: 1000 })).toEqual({ is: "outdated" });
    expect(evaluate({}, { lastStamp: 999 }).is).toBe("accepted");
    expect(evaluate({}, { sequence: 2, isSameTime: false })).toEqual({ is: "outdated" });
    expect(evaluate({}, { sequence: 2 }).is).toBe("accepted");
    expect(evaluate({ sequence: 2 }, { isSameTime: false }).is).toBe("accepted");
  });

  it("counts as far as the page would take it", () => {
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

  it("that proposes another time is one of this invitation, with a time", () => {
    expect(evaluate({ method: "COUNTER" })).toEqual({ is: "counter", late: false });
    expect(evaluate({ method: "COUNTER", start: null })).toEqual({ is: "nothing" });
    expect(evaluate({ method: "COUNTER" }, { sequence: 2 })).toEqual({ is: "outdated" });
  });
});
