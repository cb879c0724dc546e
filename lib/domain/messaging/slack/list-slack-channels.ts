import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { requestSlack } from "./request-slack";
import { findSlackAccess } from "./slack-connection";
import { toSlackProblem } from "./to-slack-problem";

/** Slack recommends 200 and allows 999 a page. */
const PAGE_CHANNELS = 900;
const MAX_PAGES = 10;
const MAX_LISTED = 50;

const page = z.object({
  channels: z.array(
    z.object({
      id: z.string().max(64),
      name: z.string().max(200),
      is_private: z.boolean().default(false),
      is_member: z.boolean().default(false),
    }),
  ),
  response_metadata: z.object({ next_cursor: z.string().default("") }).optional(),
});

/**
 * Lists the workspace's channels with `q` in their name, by name: those that begin with it first. Private ones appear
 * once the app was invited. Slack has no search, so all pages are read.
 */
export async function listSlackChannels(
  db: Db,
  organization: OrganizationId,
  { q = "" }: { q?: string | undefined },
  now: Instant,
) {
  const access = await findSlackAccess(db, organization);
  if (!access) return [];
  const sought = q.trim().replace(/^#/, "").toLowerCase();
  const found = [];
  let cursor = "";
  for (let read = 0; read < MAX_PAGES; read += 1) {
    const params = {
      types: "public_channel,private_channel",
      exclude_archived: true,
      limit: PAGE_CHANNELS,
      ...(cursor && { cursor }),
    };
    const result = await requestSlack(db, access, "conversations.list", params, now);
    if (result.kind === "rejected") break; // the access has ended, which the connection says
    if (result.kind !== "ok") throw toSlackProblem(result);
    const parsed = page.safeParse(result.body);
    if (!parsed.success) throw toSlackProblem({ kind: "unknown", error: "The answer is not as expected" });
    found.push(...parsed.data.channels.filter(({ name }) => name.includes(sought)));
    cursor = parsed.data.response_metadata?.next_cursor ?? "";
    if (!cursor) break;
  }
  const rank = (name: string) => (name.startsWith(sought) ? 0 : 1);
  return found
    .toSorted((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name))
    .slice(0, MAX_LISTED)
    .map(({ id: channel, name, is_private, is_member }) => ({ channel, name, is_private, is_member }));
}
