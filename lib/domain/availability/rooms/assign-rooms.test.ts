import { describe, expect, it } from "vitest";
import { makeHost, makeInterval } from "@/lib/core/slots/testing/factories";
import { assignRooms } from "./assign-rooms";

const hour = (day: number) => makeInterval(`2031-03-1${day}T10:00+01:00`, `2031-03-1${day}T11:00+01:00`);

const room = (name: string, ...busy: ReturnType<typeof hour>[]) => ({
  id: name,
  name,
  capacity: 4,
  place: null,
  host: makeHost({}, { busy }),
});

const names = (rooms: ReturnType<typeof room>[], days: number[]) =>
  assignRooms(rooms, days.map(hour)).map((one) => one?.name ?? null);

describe("assignRooms", () => {
  it("assigns one room to all times if a room is free at all of them", () => {
    expect(names([room("A", hour(1)), room("B")], [0, 1, 2])).toEqual(["B", "B", "B"]);
    expect(names([room("A"), room("B")], [0, 1])).toEqual(["A", "A"]);
  });

  it("otherwise prefers the room that is free most often, and fills the rest with others", () => {
    const rooms = [room("A", hour(0), hour(1)), room("B", hour(2)), room("C", hour(1), hour(3))];
    expect(names(rooms, [0, 1, 2, 3])).toEqual(["B", "B", "A", "B"]);
  });

  it("returns null for times without a free room", () => {
    expect(names([room("A", hour(1))], [0, 1])).toEqual(["A", null]);
    expect(names([], [0])).toEqual([null]);
  });
});
