/** The form values of a new event, in the shape of the request's body. */
export interface NewEventDraft {
  title?: string;
  created_by: { user: string };
  timezone: string;
  dates: { date: string; end_date: string }[];
  places: { name: string }[];
  invitees: { full_name: string | null; email: string }[];
  messages: { body: string }[];
  poll: {
    open: boolean;
    if_need_be: boolean;
    add_options: boolean;
    hide_participants: boolean;
    results: "always" | "voted" | "never";
    limit: number | null;
    deadline: string | null;
    at_deadline: "confirm" | "remind";
    reminders: boolean;
  };
}

/** The usual settings of a poll. */
export const DEFAULT_POLL: NewEventDraft["poll"] = {
  open: false,
  if_need_be: false,
  add_options: true,
  hide_participants: false,
  results: "always",
  limit: null,
  deadline: null,
  at_deadline: "remind",
  reminders: true,
};
