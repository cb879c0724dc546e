import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import type { Transition } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { env } from "@/lib/platform/env/env";
import { CALCOM_TRANSITION } from "./calcom-tool";
import { CALENDLY_TRANSITION } from "./calendly-tool";
import type { MeetingState } from "./meeting-state";
import type { TransitionTool } from "./transition-tool";

const TOOLS: Readonly<Record<string, TransitionTool>> = {
  calendly: CALENDLY_TRANSITION as TransitionTool,
  calcom: CALCOM_TRANSITION as TransitionTool,
};

export function getTransitionTool({ tool }: Pick<Transition, "tool">): TransitionTool {
  const found = TOOLS[tool];
  if (!found) throw new Error(`unknown tool ${tool}`);
  return found;
}

export async function getTransitionRow(
  db: Db,
  organization: OrganizationId,
  id: string,
): Promise<Transition> {
  const row = await db.transition.findUnique({ where: toRowKey(organization, id) });
  if (!row) throw buildNotFoundProblem(`The transition ${id}`);
  return row;
}

type SecretColumn = "token" | "secret" | "account";

export const sealForTransition = (
  column: SecretColumn,
  { organizationId, id }: Pick<Transition, "organizationId" | "id">,
  text: string,
) => seal(text, buildRowContext(`transitions.${column}`, organizationId, id));

export function unsealOfTransition(column: SecretColumn, row: Transition): string | null {
  const sealed = row[column];
  return sealed && unseal(sealed, buildRowContext(`transitions.${column}`, row.organizationId, row.id));
}

export function readAccountOf(row: Transition): unknown {
  const text = unsealOfTransition("account", row);
  return text === null ? null : JSON.parse(text);
}

interface MeetingKey {
  organizationId: string;
  sourceId: string;
}

export const sealMeeting = ({ organizationId, sourceId }: MeetingKey, state: MeetingState) =>
  seal(JSON.stringify(state), buildRowContext("transition_meetings.sealed", organizationId, sourceId));

export function unsealMeeting({
  organizationId,
  sourceId,
  sealed,
}: MeetingKey & { sealed: Uint8Array }): MeetingState | null {
  const text = unseal(sealed, buildRowContext("transition_meetings.sealed", organizationId, sourceId));
  return text === null ? null : (JSON.parse(text) as MeetingState);
}

/** Builds the address that the tool calls. */
export const buildToolCallUrl = ({ organizationId, id }: Pick<Transition, "organizationId" | "id">): string =>
  `${env().WEB_URL}/api/transitions/${organizationId}/${id}`;
