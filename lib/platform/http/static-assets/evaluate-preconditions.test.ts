import { expect, it } from "vitest";
import { evaluatePreconditions } from "./evaluate-preconditions";

const STORED = { etag: '"a"', changedAt: new Date("2026-11-01T10:00:00Z") };
const [BEFORE, SAME, AFTER] = [
  "Sun, 01 Nov 2026 09:59:59 GMT",
  "Sun, 01 Nov 2026 10:00:00 GMT",
  "Sun, 01 Nov 2026 10:00:01 GMT",
];

it.each([
  [{}, 200],
  [{ "if-match": '"a"' }, 200],
  [{ "if-match": '"b", "a"' }, 200],
  [{ "if-match": "*" }, 200],
  [{ "if-match": '"b"' }, 412],
  [{ "if-match": 'W/"a"' }, 412],
  [{ "if-match": '"a"', "if-unmodified-since": BEFORE }, 200],
  [{ "if-unmodified-since": BEFORE }, 412],
  [{ "if-unmodified-since": SAME }, 200],
  [{ "if-unmodified-since": AFTER }, 200],
  [{ "if-unmodified-since": "some day" }, 200],
  [{ "if-unmodified-since": BEFORE, "if-none-match": '"a"' }, 412],
  [{ "if-none-match": '"a"' }, 304],
  [{ "if-none-match": 'W/"a"' }, 304],
  [{ "if-none-match": "*" }, 304],
  [{ "if-none-match": '"b"', "if-modified-since": AFTER }, 200],
  [{ "if-modified-since": BEFORE }, 200],
  [{ "if-modified-since": SAME }, 304],
  [{ "if-modified-since": "some day" }, 200],
] as const)("evaluatePreconditions for %j returns %i", (headers, status) => {
  expect(evaluatePreconditions(headers, STORED)).toBe(status);
});
