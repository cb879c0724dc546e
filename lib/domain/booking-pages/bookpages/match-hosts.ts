import type { HostQuorum } from "@/lib/core/slots/host-match";
import type { HostsSetting } from "./hosts-schema";

/** Returns the team's members who host a meeting. Fixed hosts who left the team are omitted. */
export function matchHosts(
  setting: HostsSetting | undefined,
  members: readonly string[],
): "all" | HostQuorum {
  const { kind = "any", fixed = [], count = 1 } = setting ?? {};
  if (kind === "all") return "all";
  if (kind === "any") return { fixed: [], count: 1 };
  const indexes = fixed.map((user) => members.indexOf(user)).filter((index) => index >= 0);
  return { fixed: indexes, count: indexes.length === 0 ? Math.max(count, 1) : count };
}

/** Bookers can choose a host only if one member suffices. */
export const canChooseHost = (setting: HostsSetting | undefined): boolean =>
  (setting?.kind ?? "any") === "any" && setting?.choose === true;
