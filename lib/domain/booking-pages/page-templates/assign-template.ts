import { z } from "zod";
import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { lockOwner } from "@/lib/domain/booking-pages/bookpages/lock-owner";
import { applyBatch } from "@/lib/domain/contracts/apply-batch";
import { ApiProblem, buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import { requirePersonField } from "@/lib/domain/tenancy/organizations/get-user-row";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { Bookpage, PageTemplate, PageTemplateType } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addTypes } from "./add-types";
import { attachTemplate } from "./attach-template";
import { createTemplatePage } from "./create-template-page";
import { lockTemplate } from "./lock-template";
import { listTemplateTypeRows } from "./queries";
import type { TemplateAssignment } from "./schema";

interface AssignmentContext {
  template: PageTemplate;
  types: readonly PageTemplateType[];
  isSandbox: boolean;
  use: NonNullable<TemplateAssignment["use"]>;
}

/** Assigns the template to users one by one; a failure affects one user only. */
export function assignTemplate(
  db: Db,
  organization: OrganizationId,
  templateId: string,
  { users, team, use = "new_page" }: TemplateAssignment,
) {
  return withTransaction(db, async (tx) => {
    const template = await lockTemplate(tx, organization, templateId);
    const types = await listTemplateTypeRows(tx, organization, templateId);
    const isSandbox = (await findTestClock(tx, organization)) !== null;
    const userIds = users ?? (await listMembers(tx, organization, team ?? ""));
    const results = await applyBatch(tx, {
      entries: userIds,
      pointer: "/users",
      schema: z.string(),
      strict: true,
      dryRun: false,
      write: async (inner, user) => {
        const { slug } = await assignToUser(inner, organization, user, {
          template,
          types,
          isSandbox,
          use,
        });
        return { status: 201, nickname: slug };
      },
    });
    return { results: results.map((result, index) => ({ user: userIds[index] ?? "", ...result })) };
  });
}

async function listMembers(tx: Db, organizationId: OrganizationId, teamId: string): Promise<string[]> {
  if ((await tx.team.count({ where: { organizationId, id: teamId } })) === 0)
    throw buildUnknownFieldProblem("team", "is no team of your organisation");
  const members = await tx.teamMember.findMany({
    where: { organizationId, teamId, member: true },
    orderBy: { memberPosition: "asc" },
    select: { userId: true },
  });
  return members.map(({ userId }) => userId);
}

async function assignToUser(
  tx: Db,
  organization: OrganizationId,
  user: string,
  { template, types, isSandbox, use }: AssignmentContext,
): Promise<Bookpage> {
  const assignee = await requirePersonField(tx, organization, user, "");
  await lockOwner(tx, organization, { belongs_to: user });
  const where = { organizationId: organization, userId: user };
  if ((await tx.bookpage.count({ where: { ...where, templateId: template.id } })) > 0)
    throw new ApiProblem("conflict", "There is a page of theirs that follows this template already.", {
      reason: "follows_already",
    });
  const primary = await lockBookpage(tx, organization, { userId: user, secondary: false });
  const page =
    primary && use === "primary_page"
      ? await applyToPrimaryPage(tx, organization, primary, template)
      : await createTemplatePage(tx, organization, { person: assignee, primary, template, isSandbox });
  await addTypes(tx, organization, [page], types);
  return page;
}

/** Applies the template's locked fields to the user's primary page. */
async function applyToPrimaryPage(
  tx: Db,
  organization: OrganizationId,
  page: Bookpage,
  template: PageTemplate,
) {
  if (page.templateId)
    throw new ApiProblem("conflict", "Their primary page follows another template.", {
      reason: "follows_other",
    });
  await attachTemplate(tx, organization, page, template);
  return page;
}
