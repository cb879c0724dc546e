import { z } from "zod";
import {
  type ClientOptions,
  formatPath,
  MAX_PAGES,
  ToolClient,
  type ToolRequest,
} from "../tool-import/tool-client";

const CALCOM = { name: "Cal.com", origin: "https://api.cal.com", secret: "API key" };

/** The versions of the formats of `resources`. Cal.com takes an older one where none is asked for. */
export const VERSIONS = {
  schedules: "2024-06-11",
  eventTypes: "2024-06-14",
  bookings: "2024-08-13",
  slots: "2024-09-04",
} as const;

const PAGE_ROWS = 100;

interface CalcomRequest extends ToolRequest {
  version?: string;
}

/** Reads collections of Cal.com's API v2. */
export class CalcomClient extends ToolClient {
  constructor({ origin, ...options }: ClientOptions, address?: string) {
    super({ ...CALCOM, origin: address ?? CALCOM.origin }, { ...options, origin });
  }

  /** Lists a collection without pages. */
  async listAtOnce<Row extends z.ZodType>(row: Row, request: CalcomRequest): Promise<z.output<Row>[]> {
    const { body } = await this.get(withVersion(request));
    return this.parse(z.object({ data: z.array(row) }), body, request.path).data;
  }

  /** Reads the offered starts of an event type by day. */
  async readSlots<Row extends z.ZodType>(row: Row, query: Record<string, string>, key: string) {
    const path = "/v2/slots";
    const { body, requestedAt } = await this.get(withVersion({ path, query, key, version: VERSIONS.slots }));
    const { data } = this.parse(z.object({ data: z.record(z.string(), z.array(row)) }), body, path);
    return { rows: Object.values(data).flat(), requestedAt };
  }

  /** Lists all rows of a collection, page after page, each once, though rows may move to another page meanwhile. */
  async list<Row extends z.ZodType>(
    row: Row,
    request: CalcomRequest,
    identify: (row: z.output<Row>) => string | number,
  ): Promise<z.output<Row>[]> {
    const schema = z.object({
      data: z.array(row),
      pagination: z.object({ hasNextPage: z.boolean() }).nullish(),
    });
    const rows = new Map<string | number, z.output<Row>>();
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = { ...request.query, take: String(PAGE_ROWS), skip: String(page * PAGE_ROWS) };
      const key = `${request.key ?? formatPath(request)} page ${page}`;
      const { body } = await this.get(withVersion({ ...request, query, key }));
      const { data, pagination } = this.parse(schema, body, request.path);
      for (const one of data) rows.set(identify(one), one);
      // Some collections tell whether they go on, others end with a page that is not full.
      if (!(pagination?.hasNextPage ?? data.length === PAGE_ROWS)) break;
    }
    return [...rows.values()];
  }
}

const withVersion = ({ version, ...request }: CalcomRequest): ToolRequest => ({
  ...request,
  ...(version && { headers: { "cal-api-version": version } }),
});
