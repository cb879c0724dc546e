import { describe, expect, it } from "vitest";
import { findPageSite, findSiteOf } from "./site";

const OFFICE = { name: "Office", address: "Große Bergstraße 12, Hamburg" };
const SHOP = { name: "Shop", address: "Elbchaussee 5" };
const VIDEO = { name: "Zoom", kind: "zoom" as const };
const UNKNOWN = { key: null, name: null };

describe("findSiteOf", () => {
  it("treats addresses as one that differ in case, commas and spaces", () => {
    const again = { name: "Practice", address: "große bergstraße 12  hamburg" };
    expect(findSiteOf([OFFICE])?.key).toBe(findSiteOf([again])?.key);
    expect(findSiteOf([OFFICE, again])?.name).toBe(OFFICE.address);
  });

  it("does not know the place while there are several", () => {
    expect(findSiteOf([OFFICE, SHOP])).toEqual(UNKNOWN);
    expect(findSiteOf([OFFICE, VIDEO])).toEqual(UNKNOWN);
  });

  it("has none for calls and links", () => {
    expect(findSiteOf([VIDEO, { name: "Phone", kind: "phone" }])).toBeNull();
    expect(findSiteOf([])).toBeNull();
  });
});

describe("findPageSite", () => {
  it("is the page's only fixed place", () => {
    const site = findPageSite({ fixed_places: [OFFICE], forbid_add_places: true });
    expect(site?.name).toBe(OFFICE.address);
  });

  it("is the first fixed place if places are hidden", () => {
    const site = findPageSite({ fixed_places: [OFFICE, SHOP], hide_places: true });
    expect(site?.name).toBe(OFFICE.address);
  });

  it("is not known if the booker gives an address", () => {
    expect(findPageSite({})).toEqual(UNKNOWN);
    expect(findPageSite({ fixed_places: [OFFICE] })).toEqual(UNKNOWN);
  });

  it("is none for pages with only calls and links, or without a place", () => {
    expect(findPageSite({ fixed_places: [VIDEO] })).toBeNull();
    expect(findPageSite({ forbid_add_places: true })).toBeNull();
  });
});
