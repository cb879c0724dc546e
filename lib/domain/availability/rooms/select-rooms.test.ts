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
  it("sorts by capacity, then by name, with rooms of unknown capacity last", () => {
    expect(names({})).toEqual(["Mars", "Venus", "Saturn", "Attic"]);
  });

  it("matches a place as a whole or between commas, ignoring case and spaces", () => {
    expect(names({ place: "BERLIN" })).toEqual(["Venus", "Saturn", "Attic"]);
    expect(names({ place: "Second  floor" })).toEqual(["Saturn"]);
    expect(names({ place: "Ber" })).toEqual([]);
  });

  it("requires a fixed capacity, or one for all attendees, and excludes rooms of unknown capacity", () => {
    expect(names({ capacity: 5 })).toEqual(["Saturn"]);
    expect(names({ capacity: "guests" }, 4)).toEqual(["Mars", "Venus", "Saturn"]);
    expect(names({ capacity: "guests" }, 13)).toEqual([]);
  });

  it("returns only the rooms of any_of that fit", () => {
    expect(names({ any_of: ["Saturn", "Venus", "gone"], capacity: 5 })).toEqual(["Saturn"]);
  });
});
