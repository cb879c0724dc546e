/** The scopes of the app's bot, which `docs/operate/slack.md` explains. */
export const SLACK_SCOPES = [
  "channels:join",
  "channels:read",
  "chat:write",
  "groups:read",
  "im:write",
  "users:read",
  "users:read.email",
] as const;

/** Whose channel it is: that of a page comes before its team's, and that before the organisation's. */
export const CHANNEL_PURPOSES = ["organization", "admins", "team", "page"] as const;

export type ChannelPurpose = (typeof CHANNEL_PURPOSES)[number];

/**
 * `meeting`: shows the present state of an event. `change`: a reply to it about a change. `day`: a user's meetings of
 * the day. `calendars`: calendars that cannot be read. `step`: the text of a workflow.
 */
export type SlackMessageKind = "meeting" | "change" | "day" | "calendars" | "step";

/** `unknown`: Slack's response was lost, so the message may have been sent. */
export const SLACK_MESSAGE_STATES = ["queued", "sending", "sent", "failed", "unknown"] as const;

export type SlackMessageState = (typeof SLACK_MESSAGE_STATES)[number];

/** The buttons of a request that change it. */
export const PRESS_ACTIONS = ["confirm", "decline"] as const;

export type PressAction = (typeof PRESS_ACTIONS)[number];

/** The result of a press; each but `done` has an answer to the person who pressed. */
export type PressOutcome = "done" | "settled" | "unknown_person" | "forbidden" | "not_possible";

/** Reasons why a user returns from Slack without a connection. */
export const SLACK_INSTALL_ERRORS = ["denied", "incomplete", "expired", "unavailable"] as const;

export type SlackInstallError = (typeof SLACK_INSTALL_ERRORS)[number];
