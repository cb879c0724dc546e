import { expect, it } from "vitest";
import { buildRouteTree } from "./route-tree";

const find = buildRouteTree(
  Object.fromEntries(
    [
      "/v2",
      "/v2/users",
      "/v2/users/[id]",
      "/v2/users/batch",
      "/v2/users/[id]/hours/[hours_id]",
      "/v2/[...path]",
    ].map((pattern) => [pattern, pattern]),
  ),
);

it.each([
  ["/v2", "/v2", {}],
  ["/v2/users", "/v2/users", {}],
  ["/v2/users/batch", "/v2/users/batch", {}],
  ["/v2/users/a%2Fb%20c", "/v2/users/[id]", { id: "a/b c" }],
  ["/v2/users/batch/hours/7", "/v2/users/[id]/hours/[hours_id]", { id: "batch", hours_id: "7" }],
  ["/v2/users/7/hours", "/v2/[...path]", { path: ["users", "7", "hours"] }],
  ["/v2/nothing", "/v2/[...path]", { path: ["nothing"] }],
])("buildRouteTree finds %s", (path, value, params) => {
  expect(find(path)).toEqual({ value, params });
});

it.each(["/", "/v3", "/v2users"])("buildRouteTree finds nothing for %s", (path) => {
  expect(find(path)).toBeNull();
});

it("buildRouteTree rejects two parameter names for one segment", () => {
  expect(() => buildRouteTree({ "/a/[b]/c": 1, "/a/[d]": 2 })).toThrow("Two parameter names");
});
