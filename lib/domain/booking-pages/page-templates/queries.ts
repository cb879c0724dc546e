import { buildPageReply, type PageParameters } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { type PageTemplate, type PageTemplateType, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow, listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import { serializeTemplate, serializeTemplateType, type TemplateFacts } from "./serialize";

const TEMPLATES = defineStatement<PageTemplate>(
  selectFrom("page_templates", Prisma.PageTemplateScalarFieldEnum),
);

/** Must equal the expression of the index page_templates_search. */
const SEARCHED_TEXT = "lower(t.name)";

/** Newest first. */
export async function listTemplates(
  db: Db,
  organization: OrganizationId,
  page: PageParameters & { search?: string | undefined },
  url: URL,
) {
  const rows = await listRowPage(db, TEMPLATES, organization, page, (param) =>
    buildSearchConditions(SEARCHED_TEXT, page.search, param),
  );
  const facts = await loadTemplateFacts(
    db,
    organization,
    rows.map(({ id }) => id),
  );
  return buildPageReply(rows, page, url, (row) => serializeTemplate(row, facts.get(row.id) ?? NO_FACTS));
}

export async function getTemplateRow(
  db: Db,
  organization: OrganizationId,
  id: string,
): Promise<PageTemplate> {
  const row = await findRow(db, TEMPLATES, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw buildNotFoundProblem(`The template ${id}`);
  return row;
}

export const getTemplate = async (db: Db, organization: OrganizationId, id: string) =>
  serializeTemplateRow(db, organization, await getTemplateRow(db, organization, id));

export async function serializeTemplateRow(db: Db, organization: OrganizationId, row: PageTemplate) {
  const facts = await loadTemplateFacts(db, organization, [row.id]);
  return serializeTemplate(row, facts.get(row.id) ?? NO_FACTS);
}

const NO_FACTS: TemplateFacts = { types: [], pages: 0 };

const FACTS = defineStatement<{ id: string; types: TemplateFacts["types"]; pages: number }>(`
  SELECT t.id, coalesce((SELECT jsonb_agg(jsonb_build_object('_id', y.id, 'name', y.name) ORDER BY y.id)
                           FROM page_template_types y WHERE y.organization_id = $1 AND y.template_id = t.id), '[]') AS types,
         (SELECT count(*) FROM bookpages b WHERE b.organization_id = $1 AND b.template_id = t.id) AS pages
    FROM page_templates t WHERE t.organization_id = $1 AND t.id = ANY ($2)`);

async function loadTemplateFacts(
  db: Db,
  organization: OrganizationId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TemplateFacts>> {
  const rows = await executeSql(db, FACTS, [organization, ids]);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Returns types in the order of the page. */
export const listTemplateTypeRows = (db: Db, organization: OrganizationId, template: string) =>
  db.pageTemplateType.findMany({
    where: { organizationId: organization, templateId: template },
    orderBy: { id: "asc" },
  });

export async function listTemplateTypes(db: Db, organization: OrganizationId, template: string) {
  await getTemplateRow(db, organization, template);
  return (await listTemplateTypeRows(db, organization, template)).map(serializeTemplateType);
}

export interface TemplateTypePath {
  template_id: string;
  type_id: string;
}

export async function getTemplateTypeRow(
  db: Db,
  organization: OrganizationId,
  { template_id: templateId, type_id: id }: TemplateTypePath,
): Promise<PageTemplateType> {
  const where = { organizationId: organization, templateId, id };
  const row = await db.pageTemplateType.findFirst({ where });
  if (!row) throw buildNotFoundProblem(`The appointment type ${id} of this template`);
  return row;
}

export const getTemplateType = async (db: Db, organization: OrganizationId, path: TemplateTypePath) =>
  serializeTemplateType(await getTemplateTypeRow(db, organization, path));
