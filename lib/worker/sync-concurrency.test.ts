import { expect, it } from "vitest";
import { acquireSyncPermit, listFullOrganizationFlags } from "./sync-concurrency";

it("acquireSyncPermit leaves permits for other organisations, however slow one's servers are", () => {
  const ends = Array.from({ length: 18 }, () => acquireSyncPermit("acme"));
  expect(ends).not.toContain(null);
  expect(acquireSyncPermit("acme")).toBeNull();
  expect(listFullOrganizationFlags()).toEqual(["organization/acme"]);
  const other = acquireSyncPermit("other");
  expect(other).not.toBeNull();

  ends[0]?.();
  expect(listFullOrganizationFlags()).toEqual([]);
  expect(acquireSyncPermit("acme")).not.toBeNull();
});
