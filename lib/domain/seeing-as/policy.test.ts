import { expect, it } from "vitest";
import { ROLES } from "@/lib/platform/http/audience";
import { maySeeAs } from "./policy";

it.each([
  ["owner", ["owner", "admin", "manager", "member", "viewer"]],
  ["admin", ["admin", "manager", "member", "viewer"]],
  ["manager", []],
  ["member", []],
  ["viewer", []],
] as const)("lets the role %s see as %j", (onlooker, seen) => {
  expect(ROLES.filter((role) => maySeeAs(onlooker, role))).toEqual(seen);
});
