import { describe, expect, it } from "vitest";
import {
  type ChoiceCandidates,
  deriveChoiceAfterUpdate,
  deriveEventPhase,
  EVENT_OPERATIONS,
  type EventOperation,
  type EventPhase,
  evaluateOperation,
  pickEventChoice,
} from "./policy";

const event = (rest: Partial<ChoiceCandidates> = {}): ChoiceCandidates => ({
  confirmedFlag: false,
  confirmedDateId: null,
  confirmedPlaceId: null,
  dates: [date("late", 3), date("early", 1), date("middle", 2)],
  places: [{ id: "office" }, { id: "cafe" }],
  votes: [],
  declines: [],
  ...rest,
});
const date = (id: string, day: number) => ({ id, startsAt: new Date(Date.UTC(2031, 2, day)) });
const yes = (inviteeId: string, dateId: string | null, placeId: string | null = null) => ({
  inviteeId,
  dateId,
  placeId,
  yes: true,
  ifNeedBe: false,
});
const confirmed = { confirmedFlag: true, confirmedDateId: "late", confirmedPlaceId: "cafe" };

describe("the phase of an event", () => {
  const at = new Date();
  it.each([
    [false, null, "planning"],
    [true, null, "confirmed"],
    [false, at, "cancelled"],
    [true, at, "cancelled"],
  ])("confirmed %s, cancelled %s: %s", (confirmedFlag, cancelledAt, phase) => {
    expect(deriveEventPhase({ confirmedFlag, cancelledAt })).toBe(phase);
  });
});

describe("what can be done", () => {
  const table: Record<EventPhase, Record<EventOperation, string>> = {
    planning: {
      update: "allowed",
      confirm: "allowed",
      cancel: "allowed",
      vote: "allowed",
      message: "allowed",
      invite: "allowed",
      uninvite: "allowed",
      decline: "allowed",
      no_show: "allowed",
    },
    confirmed: {
      update: "allowed",
      confirm: "allowed",
      cancel: "allowed",
      vote: "allowed",
      message: "allowed",
      invite: "allowed",
      uninvite: "allowed",
      decline: "allowed",
      no_show: "allowed",
    },
    cancelled: {
      update: "refused",
      confirm: "refused",
      cancel: "done",
      vote: "refused",
      message: "allowed",
      invite: "refused",
      uninvite: "refused",
      decline: "refused",
      no_show: "refused",
    },
  };
  const cases = (Object.keys(table) as EventPhase[]).flatMap((phase) =>
    EVENT_OPERATIONS.map((operation) => [operation, phase, table[phase][operation]] as const),
  );
  it.each(cases)("%s while %s: %s", (operation, phase, verdict) => {
    expect(evaluateOperation(operation, phase)).toBe(verdict);
  });
});

describe("what a confirmation decides", () => {
  it("is the earliest date and the first place when nobody voted", () => {
    expect(pickEventChoice(event())).toEqual({ dateId: "early", placeId: "office" });
  });

  it("is what has the most yes votes", () => {
    const votes = [
      yes("ana", "middle"),
      yes("bo", "middle"),
      yes("ana", "early"),
      { ...yes("bo", "early"), yes: false },
      yes("ana", null, "cafe"),
    ];
    expect(pickEventChoice(event({ votes }))).toEqual({ dateId: "middle", placeId: "cafe" });
  });

  it("is the earliest of the dates with equally many", () => {
    expect(pickEventChoice(event({ votes: [yes("ana", "late"), yes("bo", "middle")] })).dateId).toBe(
      "middle",
    );
  });

  it("does not count the votes of those who declined", () => {
    const votes = [yes("ana", "late"), yes("bo", "late"), yes("cy", "middle")];
    const declines = [{ inviteeId: "ana" }, { inviteeId: "bo" }];
    expect(pickEventChoice(event({ votes, declines })).dateId).toBe("middle");
  });

  it("is what is named, each on its own", () => {
    expect(pickEventChoice(event({ votes: [yes("ana", "middle")] }), { dateId: "late" })).toEqual({
      dateId: "late",
      placeId: "office",
    });
  });

  it("leaves what is confirmed and not named", () => {
    const before = event({ ...confirmed, votes: [yes("ana", "middle")] });
    expect(pickEventChoice(before)).toEqual({ dateId: "late", placeId: "cafe" });
    expect(pickEventChoice(before, { placeId: "office" })).toEqual({ dateId: "late", placeId: "office" });
  });

  it("is nothing where there is nothing", () => {
    expect(pickEventChoice(event({ dates: [], places: [] }))).toEqual({ dateId: null, placeId: null });
  });
});

describe("after its dates and places were replaced, a confirmed event", () => {
  it("stays confirmed with its date", () => {
    expect(deriveChoiceAfterUpdate(event(confirmed))).toEqual({ dateId: "late", placeId: "cafe" });
  });

  it("is confirmed with the only date that is left", () => {
    expect(deriveChoiceAfterUpdate(event({ ...confirmed, dates: [date("new", 9)] }))?.dateId).toBe("new");
  });

  it.each([[[]], [[date("new", 9), date("newer", 10)]]])("is in planning again with %j", (dates) => {
    expect(deriveChoiceAfterUpdate(event({ ...confirmed, dates }))).toBeNull();
  });

  it("takes another place when its own is gone", () => {
    expect(deriveChoiceAfterUpdate(event({ ...confirmed, places: [{ id: "park" }] }))?.placeId).toBe("park");
  });

  it("without a date stays confirmed until there are several", () => {
    const dateless = { ...confirmed, confirmedDateId: null };
    expect(deriveChoiceAfterUpdate(event({ ...dateless, dates: [] }))?.dateId).toBeNull();
    expect(deriveChoiceAfterUpdate(event({ ...dateless, dates: [date("new", 9)] }))?.dateId).toBe("new");
    expect(deriveChoiceAfterUpdate(event(dateless))).toBeNull();
  });
});

it("a change of dates leaves an event that was never confirmed in planning", () => {
  expect(deriveChoiceAfterUpdate(event({ dates: [date("only", 1)] }))).toBeNull();
});
