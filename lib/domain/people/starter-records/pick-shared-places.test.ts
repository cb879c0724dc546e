import { describe, expect, it } from "vitest";
import { pickSharedPlaces } from "./pick-shared-places";

const studio = { name: "Studio", address: "14 Tanner Street" };
const jitsi = { name: "Jitsi Meet", kind: "jitsi" as const };

describe("pickSharedPlaces", () => {
  it("picks the places that at least half of the pages with places offer", () => {
    expect(pickSharedPlaces([[studio, jitsi], [studio], [{ name: "Home" }], []])).toEqual([studio]);
    expect(pickSharedPlaces([[studio], [studio, jitsi]])).toEqual([studio, jitsi]);
  });

  it("leaves out links, phone numbers and accounts of one user", () => {
    const link = { name: "Call", kind: "link" as const, url: "https://meet.example.com/ana" };
    const typed = { name: "Call", address: "https://meet.example.com/ana" };
    expect(
      pickSharedPlaces([[link, typed, { name: "Phone", kind: "phone" }, { name: "Zoom", kind: "zoom" }]]),
    ).toEqual([]);
  });

  it("counts a place once a page", () => {
    expect(pickSharedPlaces([[studio, { ...studio, name: "STUDIO" }], [jitsi], [jitsi]])).toEqual([jitsi]);
  });
});
