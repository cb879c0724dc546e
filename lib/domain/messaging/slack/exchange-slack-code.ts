import { z } from "zod";
import { buildSlackRedirectUri, type SlackApp } from "./find-slack-app";
import { SLACK_SCOPES, type SlackInstallError } from "./options";
import { sendSlackRequest } from "./send-slack-request";

export interface SlackInstallation {
  workspaceId: string;
  workspaceName: string;
  botUserId: string;
  token: string;
}

/** The response of oauth.v2.access for an installation in one workspace, without token rotation. */
const response = z.object({
  access_token: z.string().startsWith("xoxb-").max(1000),
  token_type: z.literal("bot"),
  scope: z.string(),
  bot_user_id: z.string().max(64),
  team: z.object({ id: z.string().max(64), name: z.string().max(200) }),
  expires_in: z.undefined().optional(),
});

/** Exchanges the code with which Slack leads back for the token of the app's bot. */
export async function exchangeSlackCode(
  { clientId, clientSecret }: SlackApp,
  code: string,
): Promise<SlackInstallation | SlackInstallError> {
  const result = await sendSlackRequest({
    method: "oauth.v2.access",
    auth: { clientId, clientSecret },
    params: { code, redirect_uri: buildSlackRedirectUri() },
  });
  if (result.kind === "rejected")
    return ["invalid_code", "code_already_used"].includes(result.error) ? "expired" : "unavailable";
  if (result.kind !== "ok") return "unavailable";
  const read = response.safeParse(result.body);
  if (!read.success) return "incomplete";
  const { access_token: token, scope, bot_user_id: botUserId, team } = read.data;
  const granted = scope.split(",");
  if (!SLACK_SCOPES.every((one) => granted.includes(one))) return "incomplete";
  return { workspaceId: team.id, workspaceName: team.name, botUserId, token };
}
