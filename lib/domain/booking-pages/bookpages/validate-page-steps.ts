import { buildFieldProblem, type FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { PageSettings } from "./custom-settings";
import type { StepsSetting } from "./steps-schema";

interface StepsInput {
  steps?: StepsSetting | null | undefined;
}

/**
 * Only a team's page has steps, and their hosts are members of the team; those stored before may have left. `pointer`
 * leads to the page in the body.
 */
export async function validatePageSteps(
  tx: Db,
  organization: OrganizationId,
  { teamId, before = {} }: { teamId: string | null; before?: PageSettings },
  sent: StepsInput | undefined,
  pointer = "",
): Promise<void> {
  const list = sent?.steps?.list ?? [];
  if (list.length === 0) return;
  if (teamId === null)
    throw buildFieldProblem(`${pointer}/custom/steps`, "mismatch", "custom.steps is for the pages of teams");
  const named = list.flatMap(({ hosts }) => hosts.users ?? []);
  if (named.length === 0) return;
  const members = await tx.teamMember.findMany({
    where: { organizationId: organization, teamId, member: true, userId: { in: named } },
    select: { userId: true },
  });
  const known = new Set([
    ...members.map(({ userId }) => userId),
    ...(before.steps?.list ?? []).flatMap(({ hosts }) => hosts.users ?? []),
  ]);
  const errors = list.flatMap(({ hosts: { users = [] } }, step) =>
    users.flatMap((user, index): FieldError | [] =>
      known.has(user)
        ? []
        : {
            in: "body",
            pointer: `${pointer}/custom/steps/list/${step}/hosts/users/${index}`,
            code: "unknown",
            message: "is not a member of the team",
          },
    ),
  );
  if (errors.length > 0) throw buildValidationProblem(errors);
}
