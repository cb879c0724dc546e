import type { SlackBlock } from "./slack-blocks";

export interface RenderedMessage {
  /** The words of notifications, in Slack's mrkdwn. */
  text: string;
  blocks: SlackBlock[];
  /** The event's version that it shows; null: it shows no event. */
  version: number | null;
}
