import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { escapeMrkdwn } from "./escape-mrkdwn";
import { requestSlack } from "./request-slack";
import { requireSlackAccess } from "./require-slack-access";
import type { SlackTestBody } from "./schema";
import { toSlackProblem } from "./to-slack-problem";

/** Sends a test message at once. */
export async function sendTestSlack(
  db: Db,
  organization: OrganizationId,
  { purpose }: SlackTestBody,
  now: Instant,
): Promise<{ name: string }> {
  const access = await requireSlackAccess(db, organization);
  const channel = await db.slackChannel.findFirst({ where: { organizationId: organization, purpose } });
  if (!channel)
    throw new ApiProblem("conflict", "No channel is chosen for this.", { reason: "slack_no_channel" });
  const { name } = await getBranding(db, organization);
  const { lang } = await db.organization.findUniqueOrThrow({
    where: { id: organization },
    select: { lang: true },
  });
  const t = getMailTranslator(isLanguage(lang) ? lang : "en");
  const text = escapeMrkdwn(t("slack.test", { organization: name }));
  const result = await requestSlack(
    db,
    access,
    "chat.postMessage",
    { channel: channel.channelId, text },
    now,
  );
  if (result.kind === "rejected")
    throw buildFieldProblem("/purpose", "refused", `Slack refuses the message: ${result.error}`);
  if (result.kind !== "ok") throw toSlackProblem(result);
  return { name: channel.channelName };
}
