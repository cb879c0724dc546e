import { describe, expect, it } from "vitest";
import { selectRooms } from "./select-rooms";

const room = (name: string, capacity: number | null, place: string | null = null) => ({
  id: name,
  name,
  capacity,
  place,
});

const ROOMS = [
  room("Saturn", 12, "Berlin, second floor"),
  room("Venus", 4, "Berlin"),
  room("Mars", 4, "Bern"),
  room("Attic", null, "berlin,  Attic "),
];

const names = (setting: Parameters<typeof selectRooms>[1], people = 2) =>
  selectRooms(ROOMS, setting, people).map(({ name }) => name);

describe("selectRooms", () => {
  it("puts the smallest first, then goes by name; what has no size is last", () => {
    expect(names({})).toEqual(["Mars", "Venus", "Saturn", "Attic"]);
  });

  it("knows a place as a whole and between commas, whatever its case and spaces", () => {
    expect(names({ place: "BERLIN" })).toEqual(["Venus", "Saturn", "Attic"]);
    expect(names({ place: "Second  floor" })).toEqual(["Saturn"]);
    expect(names({ place: "Ber" })).toEqual([]);
  });

  it("asks for a number of people, or for as many as come, of rooms whose size is known", () => {
    expect(names({ capacity: 5 })).toEqual(["Saturn"]);
    expect(names({ capacity: "guests" }, 4)).toEqual(["Mars", "Venus", "Saturn"]);
    expect(names({ capacity: "guests" }, 13)).toEqual([]);
  });

  it("takes of named rooms those that suit", () => {
    expect(names({ any_of: ["Saturn", "Venus", "gone"], capacity: 5 })).toEqual(["Saturn"]);
  });
});
