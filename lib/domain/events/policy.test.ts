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

describe("deriveEventPhase", () => {
  const at = new Date();
  it.each([
    [false, null, "planning"],
    [true, null, "confirmed"],
    [false, at, "cancelled"],
    [true, at, "cancelled"],
  ])("with confirmed %s and cancelled %s returns %s", (confirmedFlag, cancelledAt, phase) => {
    expect(deriveEventPhase({ confirmedFlag, cancelledAt })).toBe(phase);
  });
});

describe("evaluateOperation", () => {
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
  it.each(cases)("for %s on an event in phase %s returns %s", (operation, phase, verdict) => {
    expect(evaluateOperation(operation, phase)).toBe(verdict);
  });
});

describe("pickEventChoice", () => {
  it("picks the earliest date and the first location without votes", () => {
    expect(pickEventChoice(event())).toEqual({ dateId: "early", placeId: "office" });
  });

  it("picks the options with the most yes votes", () => {
    const votes = [
      yes("ana", "middle"),
      yes("bo", "middle"),
      yes("ana", "early"),
      { ...yes("bo", "early"), yes: false },
      yes("ana", null, "cafe"),
    ];
    expect(pickEventChoice(event({ votes }))).toEqual({ dateId: "middle", placeId: "cafe" });
  });

  it("picks the earliest of dates with equally many votes", () => {
    expect(pickEventChoice(event({ votes: [yes("ana", "late"), yes("bo", "middle")] })).dateId).toBe(
      "middle",
    );
  });

  it("ignores votes of invitees who declined", () => {
    const votes = [yes("ana", "late"), yes("bo", "late"), yes("cy", "middle")];
    const declines = [{ inviteeId: "ana" }, { inviteeId: "bo" }];
    expect(pickEventChoice(event({ votes, declines })).dateId).toBe("middle");
  });

  it("picks the named date or location, each independently", () => {
    expect(pickEventChoice(event({ votes: [yes("ana", "middle")] }), { dateId: "late" })).toEqual({
      dateId: "late",
      placeId: "office",
    });
  });

  it("keeps a confirmed option unless another one is named", () => {
    const before = event({ ...confirmed, votes: [yes("ana", "middle")] });
    expect(pickEventChoice(before)).toEqual({ dateId: "late", placeId: "cafe" });
    expect(pickEventChoice(before, { placeId: "office" })).toEqual({ dateId: "late", placeId: "office" });
  });

  it("returns nulls for an event without dates and locations", () => {
    expect(pickEventChoice(event({ dates: [], places: [] }))).toEqual({ dateId: null, placeId: null });
  });
});

describe("deriveChoiceAfterUpdate", () => {
  it("keeps a confirmed date that still exists", () => {
    expect(deriveChoiceAfterUpdate(event(confirmed))).toEqual({ dateId: "late", placeId: "cafe" });
  });

  it("confirms the only date that is left", () => {
    expect(deriveChoiceAfterUpdate(event({ ...confirmed, dates: [date("new", 9)] }))?.dateId).toBe("new");
  });

  it.each([[[]], [[date("new", 9), date("newer", 10)]]])("returns null for the dates %j", (dates) => {
    expect(deriveChoiceAfterUpdate(event({ ...confirmed, dates }))).toBeNull();
  });

  it("picks another location if the confirmed one was removed", () => {
    expect(deriveChoiceAfterUpdate(event({ ...confirmed, places: [{ id: "park" }] }))?.placeId).toBe("park");
  });

  it("keeps an event without a date confirmed unless it gets several dates", () => {
    const dateless = { ...confirmed, confirmedDateId: null };
    expect(deriveChoiceAfterUpdate(event({ ...dateless, dates: [] }))?.dateId).toBeNull();
    expect(deriveChoiceAfterUpdate(event({ ...dateless, dates: [date("new", 9)] }))?.dateId).toBe("new");
    expect(deriveChoiceAfterUpdate(event(dateless))).toBeNull();
  });
});

it("deriveChoiceAfterUpdate returns null for an event that was never confirmed", () => {
  expect(deriveChoiceAfterUpdate(event({ dates: [date("only", 1)] }))).toBeNull();
});
