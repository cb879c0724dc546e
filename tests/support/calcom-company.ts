export interface CalcomPerson {
  id: number;
  email: string;
  name: string;
  username: string;
  role: "OWNER" | "ADMIN" | "MEMBER";
  accepted?: boolean;
  schedules: Record<string, unknown>[];
  eventTypes: Record<string, unknown>[];
}

/** A made-up account; resources have the fields that the vendor publishes. */
export interface CalcomCompany {
  organization: number | null;
  /** The first one owns the key. */
  people: CalcomPerson[];
  teams: { id: number; name: string; members: number[]; eventTypes: Record<string, unknown>[] }[];
  bookings: Record<string, unknown>[];
  /** Returns the starts that an event type offers between two instants. Default: by its rules. */
  findStarts?: (type: number, from: number, to: number) => readonly number[];
}
