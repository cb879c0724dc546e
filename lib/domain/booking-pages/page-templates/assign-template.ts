import { z } from "zod";
import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { lockOwner } from "@/lib/domain/booking-pages/bookpages/lock-owner";
import { findPersonOfBody } from "@/lib/domain/tenancy/organizations/find-user";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { Bookpage, PageTemplate, PageTemplateType } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem, unknownProblem } from "@/lib/platform/http/problem";
import { writeBatch } from "@/lib/platform/http/write-batch";
import { addTypes } from "./add-types";
import { createPage } from "./create-page";
import { followTemplate } from "./follow-template";
import { lockTemplate } from "./lock-template";
import { findTemplateTypes } from "./queries";
import type { TemplateAssignment } from "./schema";

interface Given {
  template: PageTemplate;
  types: readonly PageTemplateType[];
  isSandbox: boolean;
  use: NonNullable<TemplateAssignment["use"]>;
}

/** Gives people pages that follow the template, one by one, whatever becomes of the others. */
export function assignTemplate(
  db: Db,
  organization: OrganizationId,
  templateId: string,
  { users, team, use = "new_page" }: TemplateAssignment,
) {
  return inTransaction(db, async (tx) => {
    const template = await lockTemplate(tx, organization, templateId);
    const types = await findTemplateTypes(tx, organization, templateId);
    const isSandbox = (await findTestClock(tx, organization)) !== null;
    const people = users ?? (await listMembers(tx, organization, team ?? ""));
    const results = await writeBatch(tx, {
      entries: people,
      pointer: "/users",
      schema: z.string(),
      strict: true,
      dryRun: false,
      write: async (inner, user) => {
        const { nickname } = await assignTo(inner, organization, user, { template, types, isSandbox, use });
        return { status: 201, nickname };
      },
    });
    return { results: results.map((result, index) => ({ user: people[index] ?? "", ...result })) };
  });
}

async function listMembers(tx: Db, organizationId: OrganizationId, teamId: string): Promise<string[]> {
  if ((await tx.team.count({ where: { organizationId, id: teamId } })) === 0)
    throw unknownProblem("team", "is no team of your organisation");
  const members = await tx.teamMember.findMany({
    where: { organizationId, teamId, member: true },
    orderBy: { memberPosition: "asc" },
    select: { userId: true },
  });
  return members.map(({ userId }) => userId);
}

async function assignTo(
  tx: Db,
  organization: OrganizationId,
  user: string,
  { template, types, isSandbox, use }: Given,
): Promise<Bookpage> {
  const person = await findPersonOfBody(tx, organization, user, "");
  await lockOwner(tx, organization, { belongs_to: user });
  const where = { organizationId: organization, userId: user };
  if ((await tx.bookpage.count({ where: { ...where, templateId: template.id } })) > 0)
    throw new ApiProblem("conflict", "There is a page of theirs that follows this template already.", {
      reason: "follows_already",
    });
  const primary = await lockBookpage(tx, organization, { userId: user, secondary: false });
  const page =
    primary && use === "primary_page"
      ? await takeOver(tx, organization, primary, template)
      : await createPage(tx, organization, { person, primary, template, isSandbox });
  await addTypes(tx, organization, [page], types);
  return page;
}

/** The page as it stands, but for what the template locks. */
async function takeOver(tx: Db, organization: OrganizationId, page: Bookpage, template: PageTemplate) {
  if (page.templateId)
    throw new ApiProblem("conflict", "Their primary page follows another template.", {
      reason: "follows_other",
    });
  await tx.bookpage.update({ where: keyOf(organization, page.id), data: { templateId: template.id } });
  await followTemplate(tx, organization, template, [page]);
  return page;
}
