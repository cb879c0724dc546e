import { z } from "zod";
import { ROLES } from "@/lib/domain/contracts/audience";
import { recordsQuery } from "@/lib/domain/contracts/pagination";
import { INVITATION_STATES } from "./options";

export const invitationsQuery = recordsQuery.extend({
  state: z.enum(INVITATION_STATES).optional(),
  kind: z.enum(["mail", "link"]).optional().describe("`mail`: to one person; `link`: for anyone who has it."),
  role: z.enum(ROLES).optional(),
});

export type InvitationsQuery = z.output<typeof invitationsQuery>;
