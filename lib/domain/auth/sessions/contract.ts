import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { session } from "./schema";

const common = { tag: "Sessions", scope: "session", status: [200] } as const;

export const listSessionsContract = defineList(
  {
    ...common,
    method: "GET",
    path: "/v2/sessions",
    name: "listSessions",
    audience: "everybody",
    summary: "List your sessions, last used first",
    answer: z.array(session),
  },
  { deletions: null, unsynced: "browsers come and go with those who use them" },
);

export const revokeSessionContract = defineContract({
  ...common,
  method: "DELETE",
  path: "/v2/sessions/:session_id",
  name: "revokeSession",
  audience: "everybody",
  unversioned: true,
  summary: "Delete a session",
  description: "This may be the session of the request.",
  params: z.object({ session_id: id }),
  answer: deleted,
});

export const revokeOtherSessionsContract = defineContract({
  ...common,
  method: "DELETE",
  path: "/v2/sessions",
  name: "revokeOtherSessions",
  audience: "everybody",
  unversioned: true,
  summary: "Delete all other sessions",
  answer: deleted,
});
