import { expect, it } from "vitest";
import { createOrganizationPermits } from "./organization-permits";

it("createOrganizationPermits leaves permits for other organisations, however slow one's servers are", () => {
  const { acquire, listFullFlags } = createOrganizationPermits(18, "organization/");
  const ends = Array.from({ length: 18 }, () => acquire("acme"));
  expect(ends).not.toContain(null);
  expect(acquire("acme")).toBeNull();
  expect(listFullFlags()).toEqual(["organization/acme"]);
  const other = acquire("other");
  expect(other).not.toBeNull();

  ends[0]?.();
  expect(listFullFlags()).toEqual([]);
  expect(acquire("acme")).not.toBeNull();
});
