import { expect, it } from "vitest";
import { assembleDay, findShownHours } from "./assemble-day";

const span = (from: number, until: number) => ({ from, until });

it("assembleDay gives meetings at different times the whole width", () => {
  expect(assembleDay([span(540, 570), span(570, 600)])).toEqual([
    { from: 540, until: 570, lane: 0, lanes: 1 },
    { from: 570, until: 600, lane: 0, lanes: 1 },
  ]);
});

it("assembleDay sets overlapping meetings beside each other, and reuses a lane that is free again", () => {
  const lanes = assembleDay([span(540, 660), span(550, 570), span(580, 600), span(700, 710)]);
  expect(lanes.map(({ lane }) => lane)).toEqual([0, 1, 1, 0]);
  expect(lanes.map((one) => one.lanes)).toEqual([2, 2, 2, 1]);
});

it("findShownHours shows office hours, and more for early and late meetings", () => {
  expect(findShownHours([])).toEqual({ first: 8, last: 18 });
  expect(findShownHours([span(390, 420), span(1200, 1230)])).toEqual({ first: 6, last: 21 });
  expect(findShownHours([span(1400, 1500)])).toEqual({ first: 8, last: 24 });
});
