/** The title of a booking if neither page nor booker sets one. */
export const DEFAULT_TITLE = "{{invitee}} / {{me}}";

/** Replaces `{{invitee}}` and `{{me}}` in a title with the names of the first invitee and the host. */
export const renderTitle = (title: string, names: { invitee: string; me: string }): string =>
  title.replace(/\{\{\s*(invitee|me)\s*\}\}/g, (_, token: "invitee" | "me") => names[token]);
