import { env } from "@/lib/platform/env/env";

/** The app at Slack that this installation has registered. */
export interface SlackApp {
  clientId: string;
  clientSecret: string;
  signingSecret: string;
}

/** Returns null for an installation without an app at Slack. */
export function findSlackApp(): SlackApp | null {
  const {
    SLACK_CLIENT_ID: clientId,
    SLACK_CLIENT_SECRET: clientSecret,
    SLACK_SIGNING_SECRET: signingSecret,
  } = env();
  return clientId && clientSecret && signingSecret ? { clientId, clientSecret, signingSecret } : null;
}

/** The address to which Slack leads back, which must be registered there. */
export const buildSlackRedirectUri = (): string => `${env().WEB_URL}/console/slack/callback`;
