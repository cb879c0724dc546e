import { expect, it } from "vitest";
import { maySeeAs, ROLES } from "./audience";

it.each([
  ["owner", ["owner", "admin", "manager", "member", "viewer"]],
  ["admin", ["admin", "manager", "member", "viewer"]],
  ["manager", []],
  ["member", []],
  ["viewer", []],
] as const)("maySeeAs lets the role %s see as %j", (onlooker, seen) => {
  expect(ROLES.filter((role) => maySeeAs(onlooker, role))).toEqual(seen);
});
