import { expect, it } from "vitest";
import { handleLand } from "./handle-land";
import { buildLandUrl } from "./land-window";
import { renderLand } from "./render-land";

const EUROPE = { world: 2500, left: 1150, top: 700, width: 640, height: 560 };

it("renderLand draws land and borders only inside the window", () => {
  const { land, borders } = renderLand(EUROPE);
  expect(borders).not.toBe("");
  let [x, y] = [0, 0];
  for (const [, kind, first, second] of land.matchAll(/([Ml])(-?[\d.]+) (-?[\d.]+)/g)) {
    const step = [Number(first), Number(second)] as const;
    [x, y] = kind === "M" ? step : [x + step[0], y + step[1]];
    expect(x > -22 && x < 662 && y > -22 && y < 582).toBe(true);
  }
});

it("renderLand draws across the date line", () => {
  const pacific = { world: 1280, left: 1000, top: 300, width: 640, height: 560 };
  const lines = renderLand(pacific).land.match(/l-?[\d.]+/g) ?? [];
  expect(lines.length).toBeGreaterThan(500);
  expect(renderLand({ ...pacific, left: -280 }).land).toBe(renderLand(pacific).land);
});

it("handleLand responds 200 for a valid window, else 404", async () => {
  const request = (address: string) => handleLand(new Request(`https://book.example${address}`));
  const response = request(buildLandUrl(EUROPE));
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(await response.text()).toMatch(/^<svg .+<path id="land" d="M.+<path id="borders" d="M.+<\/svg>$/);
  for (const query of [
    "",
    "?world=1",
    "?world=1e99&left=0&top=0&width=640&height=560",
    "?world=5&left=0&top=0&width=640&height=560",
  ])
    expect(request(`/static/land.svg${query}`).status).toBe(404);
});
