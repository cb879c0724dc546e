import type { Db } from "@/lib/platform/db/client";
import { type PageTemplate, type PageTemplateType, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findPage, findRow } from "@/lib/platform/db/rows";
import { contains } from "@/lib/platform/db/search-text";
import { selectFrom } from "@/lib/platform/db/select-from";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { type Page, pageReply } from "@/lib/platform/http/pagination";
import { notFound } from "@/lib/platform/http/problem";
import { serializeTemplate, serializeTemplateType, type TemplateFacts } from "./serialize";

const TEMPLATES = statement<PageTemplate>(selectFrom("page_templates", Prisma.PageTemplateScalarFieldEnum));

/** As in the index page_templates_search. */
const SEARCHED_TEXT = "lower(t.name)";

/** Newest first. */
export async function listTemplates(
  db: Db,
  organization: OrganizationId,
  page: Page & { search?: string | undefined },
  url: URL,
) {
  const rows = await findPage(db, TEMPLATES, organization, page, (param) =>
    contains(SEARCHED_TEXT, page.search, param),
  );
  const facts = await readFacts(
    db,
    organization,
    rows.map(({ id }) => id),
  );
  return pageReply(rows, page, url, (row) => serializeTemplate(row, facts.get(row.id) ?? NO_FACTS));
}

export async function findTemplate(db: Db, organization: OrganizationId, id: string): Promise<PageTemplate> {
  const row = await findRow(db, TEMPLATES, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw notFound(`The template ${id}`);
  return row;
}

export const readTemplate = async (db: Db, organization: OrganizationId, id: string) =>
  describeTemplate(db, organization, await findTemplate(db, organization, id));

export async function describeTemplate(db: Db, organization: OrganizationId, row: PageTemplate) {
  const facts = await readFacts(db, organization, [row.id]);
  return serializeTemplate(row, facts.get(row.id) ?? NO_FACTS);
}

const NO_FACTS: TemplateFacts = { types: [], pages: 0 };

const FACTS = statement<{ id: string; types: TemplateFacts["types"]; pages: number }>(`
  SELECT t.id, coalesce((SELECT jsonb_agg(jsonb_build_object('_id', y.id, 'name', y.name) ORDER BY y.id)
                           FROM page_template_types y WHERE y.organization_id = $1 AND y.template_id = t.id), '[]') AS types,
         (SELECT count(*) FROM bookpages b WHERE b.organization_id = $1 AND b.template_id = t.id) AS pages
    FROM page_templates t WHERE t.organization_id = $1 AND t.id = ANY ($2)`);

async function readFacts(
  db: Db,
  organization: OrganizationId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TemplateFacts>> {
  const rows = await sql(db, FACTS, [organization, ids]);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** In the order in which pages show them. */
export const findTemplateTypes = (db: Db, organization: OrganizationId, template: string) =>
  db.pageTemplateType.findMany({
    where: { organizationId: organization, templateId: template },
    orderBy: { id: "asc" },
  });

export async function listTemplateTypes(db: Db, organization: OrganizationId, template: string) {
  await findTemplate(db, organization, template);
  return (await findTemplateTypes(db, organization, template)).map(serializeTemplateType);
}

export interface TemplateTypePath {
  template_id: string;
  type_id: string;
}

export async function findTemplateType(
  db: Db,
  organization: OrganizationId,
  { template_id: templateId, type_id: id }: TemplateTypePath,
): Promise<PageTemplateType> {
  const where = { organizationId: organization, templateId, id };
  const row = await db.pageTemplateType.findFirst({ where });
  if (!row) throw notFound(`The appointment type ${id} of this template`);
  return row;
}

export const readTemplateType = async (db: Db, organization: OrganizationId, path: TemplateTypePath) =>
  serializeTemplateType(await findTemplateType(db, organization, path));
