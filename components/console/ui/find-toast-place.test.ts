import { describe, expect, it } from "vitest";
import { findToastPlace, isCovering } from "./find-toast-place";

const SCREEN = { width: 1280, height: 900 };
const TOASTS = { width: 384, height: 60 };

const find = (controls: Parameters<typeof findToastPlace>[1], rtl = false) =>
  findToastPlace(TOASTS, controls, SCREEN, rtl);

describe("findToastPlace", () => {
  it("takes the lower end of the window if nothing is there", () => {
    expect(find([])).toEqual({ left: 880, right: 1264, top: 824, bottom: 884 });
    expect(find([], true)).toMatchObject({ left: 16, bottom: 884 });
  });

  it("moves along the lower edge before it moves up", () => {
    const save = { left: 1100, right: 1240, top: 840, bottom: 880 };
    expect(find([save])).toMatchObject({ left: 448, bottom: 884 });
  });

  it("goes above a bar as wide as the window", () => {
    const bar = { left: 0, right: 1280, top: 840, bottom: 900 };
    const place = find([bar]);
    expect(place).toMatchObject({ left: 880, bottom: 836 });
    expect(place && isCovering(place, [bar])).toBe(false);
  });

  it("finds no place between rows that are closer than it is high", () => {
    const rows = Array.from({ length: 20 }, (_, row) => ({
      left: 0,
      right: 1280,
      top: row * 48,
      bottom: row * 48 + 40,
    }));
    expect(find(rows)).toBeNull();
  });
});
