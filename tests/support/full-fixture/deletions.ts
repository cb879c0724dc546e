import type { CONTRACTS } from "@/lib/api/contracts";
import type { createTestApi, Tenant } from "../api";
import { createFullFixture, type FullFixture } from "./create-full-fixture";

type Contract = (typeof CONTRACTS)[number];

const countSegments = ({ path }: Contract) => path.split("/").length;

/** Deletions are last, children first, so that one fixture serves every contract. */
export const orderDeletionsLast = (contracts: readonly Contract[]): Contract[] => [
  ...contracts.filter(({ method }) => method !== "DELETE"),
  ...contracts
    .filter(({ method }) => method === "DELETE")
    .sort((a, b) => countSegments(b) - countSegments(a)),
];

/** Records of these are deleted together with a record of another contract. */
const DELETED_BEFORE = new Set(["deleteAvailability", "revokeLink", "deleteHook"]);

/** Returns a function that gives each deletion, in the order above, a record that no earlier test has changed. */
export function createDeletableFixtures(api: ReturnType<typeof createTestApi>) {
  const create = async (): Promise<{ tenant: Tenant; fixture: FullFixture }> => {
    const tenant = await api.tenant();
    return { tenant, fixture: await createFullFixture(tenant) };
  };
  let shared: ReturnType<typeof create> | undefined;
  return (name: string) => {
    if (DELETED_BEFORE.has(name)) return create();
    shared ??= create();
    return shared;
  };
}
