import { formatReasons, type Reason } from "../import-notes/reason";

/** One meeting, named so that its host recognises it. */
export interface MeetingNote {
  /** In the tool. */
  id: string;
  name: string;
  start: Date;
  /** Why it is not imported, or what differs; none for a meeting that is imported as it is. */
  reasons: Reason[];
  /** The reasons in English. */
  why: string;
}

/** The results of an import for the meetings of one host. */
export interface PersonMeetings {
  /** An address. */
  of: string;
  /** Created, or to be created if nothing has been applied. */
  created: MeetingNote[];
  /** The number of those that an earlier import has created. */
  existing: number;
  /** Their time is taken by another meeting here. */
  clashes: MeetingNote[];
  missing: MeetingNote[];
  /** Imported earlier, and no longer in the tool: cancelled or moved there. */
  gone: MeetingNote[];
}

export interface MeetingReport {
  /** False for a dry run. */
  applied: boolean;
  people: PersonMeetings[];
}

const KINDS = ["created", "clashes", "missing", "gone"] as const;

export const buildMeetingNote = (
  meeting: Pick<MeetingNote, "id" | "name" | "start">,
  reasons: Reason[],
): MeetingNote => ({ ...meeting, reasons, why: formatReasons(reasons) });

export class MeetingReportBuilder {
  private readonly people = new Map<string, PersonMeetings>();

  get(of: string): PersonMeetings {
    const person = this.people.get(of) ?? {
      of,
      created: [],
      existing: 0,
      clashes: [],
      missing: [],
      gone: [],
    };
    this.people.set(of, person);
    return person;
  }

  build(applied: boolean): MeetingReport {
    const people = [...this.people.values()].sort((a, b) => (a.of < b.of ? -1 : 1));
    for (const person of people) for (const kind of KINDS) person[kind].sort((a, b) => +a.start - +b.start);
    return { applied, people };
  }
}

const TITLES = {
  clashes: "their time is taken here",
  missing: "cannot come",
  gone: "no longer in the other tool: cancel or move them here",
} as const;

const formatNote = ({ name, start, why }: MeetingNote) =>
  `${start.toISOString().slice(0, 16).replace("T", " ")} UTC ${name}${why === "" ? "" : `: ${why}`}`;

/** Describes a report in lines of English. */
export const formatMeetingReport = ({ applied, people }: MeetingReport): string[] =>
  people.flatMap(({ of, created, existing, ...notes }) => [
    of,
    `  ${created.length} ${applied ? "imported" : "to import"}${existing > 0 ? `, ${existing} imported before` : ""}`,
    ...created.map((note) => `    + ${formatNote(note)}`),
    ...Object.entries(TITLES).flatMap(([kind, title]) => {
      const listed = notes[kind as keyof typeof TITLES];
      return listed.length > 0 ? [`  ${title}:`, ...listed.map((note) => `    ${formatNote(note)}`)] : [];
    }),
  ]);
