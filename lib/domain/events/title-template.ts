/** The title of a booking where neither the page nor the booker says another. */
export const DEFAULT_TITLE = "{{invitee}} / {{me}}";

/** `{{invitee}}` and `{{me}}` in a title become the names of the first invitee and of the host. */
export const renderTitle = (title: string, names: { invitee: string; me: string }): string =>
  title.replace(/\{\{\s*(invitee|me)\s*\}\}/g, (_, token: "invitee" | "me") => names[token]);
