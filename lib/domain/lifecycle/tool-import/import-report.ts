import { buildNote, type ReportNote } from "../import-notes/report-note";

/** The results of an import for one person, or for resources without an owner. */
export interface ReportSection {
  /** An address, or `organisation`. */
  of: string;
  made: string[];
  /** Settings that were worked out or approximated. */
  differs: ReportNote[];
  missing: ReportNote[];
  /** Of the offered times of all kinds of meetings: how many were compared, and how many are the same here. */
  times: { compared: number; same: number };
}

export interface ImportReport {
  sections: ReportSection[];
}

/** The section of resources without an owner. */
export const ORGANIZATION_SECTION = "organisation";

/** Builds the note about a role, which an import never gives. */
export const buildRoleNote = (tool: string, role: string): ReportNote =>
  buildNote({ topic: "role" }, "role_not_given", { role, tool });

/** Builds the note about meetings, which are imported on their own. */
export const buildMeetingsNote = (count: number): ReportNote =>
  buildNote({ topic: "meetings_to_come" }, "meetings_later", { count });

export class ReportBuilder {
  private readonly sections = new Map<string, ReportSection>();

  get(of: string): ReportSection {
    const section = this.sections.get(of) ?? {
      of,
      made: [],
      differs: [],
      missing: [],
      times: { compared: 0, same: 0 },
    };
    this.sections.set(of, section);
    return section;
  }

  /** Returns the sections that say something. */
  build = (): ImportReport => ({
    sections: [...this.sections.values()].filter(
      ({ made, differs, missing }) => made.length + differs.length + missing.length > 0,
    ),
  });
}

const formatNotes = (title: string, notes: readonly ReportNote[]) =>
  notes.length === 0 ? [] : [`  ${title}:`, ...notes.map(({ what, why }) => `    ${what}: ${why}`)];

/** Describes a report in lines of English. */
export const formatReport = ({ sections }: ImportReport): string[] =>
  sections.flatMap(({ of, made, differs, missing, times }) => [
    of,
    ...made.map((path) => `  + ${path}`),
    ...(times.compared > 0 ? [`  ${times.same} of ${times.compared} offered times are the same here`] : []),
    ...formatNotes("differs", differs),
    ...formatNotes("cannot come", missing),
  ]);
