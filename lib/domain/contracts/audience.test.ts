import { expect, it } from "vitest";
import { canImpersonate, ROLES } from "./audience";

it.each([
  ["owner", ["owner", "admin", "manager", "member", "viewer"]],
  ["admin", ["admin", "manager", "member", "viewer"]],
  ["manager", []],
  ["member", []],
  ["viewer", []],
] as const)("canImpersonate lets the role %s impersonate %j", (impersonator, impersonated) => {
  expect(ROLES.filter((role) => canImpersonate(impersonator, role))).toEqual(impersonated);
});
