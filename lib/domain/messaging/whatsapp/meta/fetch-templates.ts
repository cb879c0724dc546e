import { z } from "zod";
import { type MetaError, readMetaError } from "./meta-error";
import { parseTemplate, type Template } from "./parse-template";
import { type MetaAccess, requestMeta } from "./request-meta";

const page = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({ cursors: z.object({ after: z.string().max(2000) }).optional(), next: z.string().optional() })
    .optional(),
});

/** The most pages of 100 translations. */
const MAX_PAGES = 40;

const FIELDS = "name,language,status,category,parameter_format,components";

export type TemplateList =
  | { kind: "list"; templates: Template[] }
  | { kind: "rejected"; error: MetaError }
  | { kind: "unreachable"; message: string };

/** Fetches all templates of a business account. */
export async function fetchTemplates(access: MetaAccess): Promise<TemplateList> {
  const templates: Template[] = [];
  let after: string | null = null;
  for (let count = 0; count < MAX_PAGES; count++) {
    const response = await requestMeta(access, `${access.businessAccountId}/message_templates`, {
      query: { fields: FIELDS, limit: "100", ...(after && { after }) },
    });
    if (response.kind === "failure") return { kind: "unreachable", message: response.error };
    const { status, body } = response;
    if (status === 429 || status >= 500)
      return { kind: "unreachable", message: readMetaError(status, body).message };
    const read = page.safeParse(body);
    if (status !== 200 || !read.success) return { kind: "rejected", error: readMetaError(status, body) };
    templates.push(...read.data.data.flatMap((one) => parseTemplate(one) ?? []));
    after = read.data.paging?.next ? (read.data.paging.cursors?.after ?? null) : null;
    if (after === null) break;
  }
  return { kind: "list", templates };
}
