import { z } from "zod";
import {
  finishTransition,
  getTransition,
  listTransitions,
  startTransition,
  switchTransition,
  syncTransitionAgain,
  undoSwitch,
} from "@/lib/domain/lifecycle/transitions/change-transition";
import { runTransition } from "@/lib/domain/lifecycle/transitions/run-transition";
import { type TransitionAnswer, transitionBody } from "@/lib/domain/lifecycle/transitions/schema";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { id } from "@/lib/platform/http/fields";
import { getTargetOrganization } from "./get-target-organization";
import type { Options } from "./options";
import { readToolToken } from "./read-tool-token";

const ACTIONS = ["start", "status", "sync", "switch", "revert", "finish"] as const;
const TOOLS = ["calendly", "calcom"] as const;

const OptionsSchema = z.object({
  positionals: z.tuple([
    z.enum(ACTIONS, { error: `must be one of ${ACTIONS.join(", ")}` }),
    z.enum(TOOLS, { error: `must be one of ${TOOLS.join(", ")}` }),
  ]),
  organization: id.optional(),
  url: z.string().optional(),
  "token-stdin": z.boolean().default(false),
  "keep-pages": z.boolean().default(false),
  mails: z.boolean().default(false),
  webhooks: z.boolean().default(false),
});

/** Starts, shows, switches, takes back or ends the transition from another tool. */
export async function runTransitionCommand(options: Options): Promise<Record<string, unknown>> {
  const { positionals, organization: named, url, mails, webhooks, ...others } = OptionsSchema.parse(options);
  const [action, tool] = positionals;
  const organization = await getTargetOrganization(named);
  const db = getDatabase();
  const now = readClock();
  const token =
    action === "status" || action === "revert"
      ? undefined
      : await readToolToken(tool, { fromStdin: others["token-stdin"] });
  const requireToken = () => token ?? missToken(tool);
  if (action === "start") {
    const body = { tool, token: requireToken(), url, hide_pages: !others["keep-pages"] };
    const { _id } = await startTransition(db, organization, transitionBody.parse(body), now);
    return finishRun(_id);
  }
  const current = (await listTransitions(db, organization, now)).find((one) => one.tool === tool);
  if (!current)
    throw new OperatorError(`There is no transition from ${tool}. Begin with: transition start ${tool}`);
  const change = { organization, id: current._id, now };
  if (action === "sync") await syncTransitionAgain(db, change, requireToken());
  if (action === "switch") await switchTransition(db, change, { token, mails, webhooks });
  if (action === "revert") await undoSwitch(db, change);
  if (action === "finish") await finishTransition(db, change, token);
  return finishRun(current._id);

  /** Does what was asked for at once, as no service may run; a worker that does the same does no harm. */
  async function finishRun(transition: string) {
    if (action !== "status") await runTransition(db, organization, transition, { now });
    const result = await getTransition(db, organization, transition, now);
    if (result.error) throw new OperatorError(result.error.message);
    return describeTransition(result);
  }
}

function missToken(tool: string): never {
  throw new OperatorError(`This needs the token of ${tool}.`);
}

const describeTransition = (transition: TransitionAnswer) => ({
  state: transition.state,
  meetings: transition.meetings,
  pages: transition.pages.map(({ nickname, active }) => `/${nickname}${active ? "" : " (inactive)"}`),
  webhook: transition.webhook,
  issues: transition.issues.map(({ code, name, start, hosts }) => ({ code, name, start, hosts })),
  last_call_at: transition.last_call_at,
});
