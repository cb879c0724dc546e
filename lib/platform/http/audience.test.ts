import { expect, it } from "vitest";
import { canImpersonate, ROLES } from "./audience";

it.each([
  ["owner", ["owner", "admin", "manager", "member", "viewer"]],
  ["admin", ["admin", "manager", "member", "viewer"]],
  ["manager", []],
  ["member", []],
  ["viewer", []],
] as const)("canImpersonate lets the role %s see as %j", (onlooker, seen) => {
  expect(ROLES.filter((role) => canImpersonate(onlooker, role))).toEqual(seen);
});
