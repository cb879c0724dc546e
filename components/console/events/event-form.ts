/** What is typed for a new event, in the shape of the request's body. */
export interface EventForm {
  title?: string;
  created_by: { user: string };
  timezone: string;
  dates: { date: string; end_date: string }[];
  places: { name: string }[];
  invitees: { full_name: string | null; email: string }[];
  messages: { body: string }[];
}
