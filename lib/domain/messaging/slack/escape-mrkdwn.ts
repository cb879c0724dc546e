/** Escapes the three characters that Slack's mrkdwn reads as links and mentions. */
export const escapeMrkdwn = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
