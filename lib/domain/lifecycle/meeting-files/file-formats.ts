export const MEETING_FILE_FORMATS = ["csv", "ics"] as const;

/** A table, or a calendar. */
export type MeetingFileFormat = (typeof MEETING_FILE_FORMATS)[number];
