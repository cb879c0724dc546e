import { buildFieldProblem, type FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { PageSettings } from "./custom-settings";
import type { HostsSetting } from "./hosts-schema";

interface HostsInput {
  hosts?: HostsSetting | null | undefined;
}

/**
 * Only a team's page has hosts, who are members of the team; those stored before may have left. `pointer`
 * leads to the page in the body.
 */
export async function validatePageHosts(
  tx: Db,
  organization: OrganizationId,
  { teamId, before = {} }: { teamId: string | null; before?: PageSettings },
  sent: HostsInput | undefined,
  pointer = "",
): Promise<void> {
  const hosts = sent?.hosts;
  if (!hosts) return;
  const hostsPointer = `${pointer}/custom/hosts`;
  if (teamId === null)
    throw buildFieldProblem(hostsPointer, "mismatch", "custom.hosts is for the pages of teams");
  const { fixed = [] } = hosts;
  if (fixed.length === 0) return;
  const members = await tx.teamMember.findMany({
    where: { organizationId: organization, teamId, member: true, userId: { in: fixed } },
    select: { userId: true },
  });
  const errors = fixed.flatMap((user, index): FieldError | [] =>
    members.some(({ userId }) => userId === user) || before.hosts?.fixed?.includes(user)
      ? []
      : {
          in: "body",
          pointer: `${hostsPointer}/fixed/${index}`,
          code: "unknown",
          message: "is not a member of the team",
        },
  );
  if (errors.length > 0) throw buildValidationProblem(errors);
}
