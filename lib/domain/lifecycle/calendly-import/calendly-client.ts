import { z } from "zod";
import {
  type ClientOptions,
  formatPath,
  MAX_PAGES,
  ToolClient,
  type ToolRequest,
} from "../tool-import/tool-client";

const CALENDLY = { name: "Calendly", origin: "https://api.calendly.com", secret: "token" };
const PAGE_ROWS = 100;

const pagination = z.object({ next_page_token: z.string().nullish() });

/** Reads collections of Calendly's API. */
export class CalendlyClient extends ToolClient {
  constructor(options: ClientOptions) {
    super(CALENDLY, options);
  }

  /** Lists a collection without pages, with the time of the request. */
  async listAtOnce<Row extends z.ZodType>(row: Row, request: ToolRequest) {
    const { body, requestedAt } = await this.get(request);
    const { collection } = this.parse(z.object({ collection: z.array(row) }), body, request.path);
    return { rows: collection, requestedAt };
  }

  /** Lists all rows of a collection, page after page, each once, though rows may move to another page meanwhile. */
  async list<Row extends z.ZodType>(
    row: Row,
    request: ToolRequest,
    identify: (row: z.output<Row>) => string,
  ): Promise<z.output<Row>[]> {
    const schema = z.object({ collection: z.array(row), pagination: pagination.nullish() });
    const rows = new Map<string, z.output<Row>>();
    let token: string | null | undefined = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = { ...request.query, count: String(PAGE_ROWS), ...(token && { page_token: token }) };
      const key = `${request.key ?? formatPath(request)} page ${page}`;
      const { body } = await this.get({ path: request.path, query, key });
      const parsed = this.parse(schema, body, request.path);
      for (const one of parsed.collection) rows.set(identify(one), one);
      token = parsed.pagination?.next_page_token;
      if (!token) break;
    }
    return [...rows.values()];
  }
}
