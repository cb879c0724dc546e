import type { z } from "zod";
import { recordsQuery, searchQuery } from "@/lib/domain/contracts/pagination";
import { id } from "@/lib/platform/http/fields";

export const oauthAppsQuery = recordsQuery;

export const oauthGrantsQuery = searchQuery.extend({
  user: id.optional().describe("Only those of this person."),
  app: id.optional().describe("Only those of this app."),
});

export type OauthGrantsQuery = z.output<typeof oauthGrantsQuery>;
