import { expect, it } from "vitest";
import { formatChangePreview } from "./format-change-preview";
import type { ChangePreview } from "./use-change-preview";

const t = ((key: string) => key) as unknown as Parameters<typeof formatChangePreview>[1];

const page = { bookpage: "65f0", type: null, nickname: "amara", name: null, days: {} };
const preview = (rest: Partial<ChangePreview>) => ({
  failed: false,
  change: { from: "2031-03-10", to: "2031-04-06", gained: 0, lost: 0, pages: [], outside: [], ...rest },
});
const format = (rest: object) =>
  formatChangePreview(preview(rest) as unknown as Parameters<typeof formatChangePreview>[0], t);

it("formatChangePreview speaks of no bookable times to a person without a page", () => {
  expect(format({})).toBe("changePreview.noPage");
});

it("formatChangePreview counts the times of a person with a page", () => {
  expect(format({ pages: [page] })).toBe("changePreview.same");
  expect(format({ pages: [page], gained: 3 })).toBe("changePreview.adds");
});
