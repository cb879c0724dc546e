/** The part of a request that is wrong: the file itself, or a choice about it. */
export type MeetingFileField = "file" | "columns" | "host" | "timezone";

/** A file that cannot be imported at all. The message is a full sentence. */
export class MeetingFileError extends Error {
  constructor(
    readonly field: MeetingFileField,
    message: string,
  ) {
    super(message);
  }
}
