import { formatReason, type Reason } from "../import-notes/reason";

/** The part of a request that is wrong: the file itself, or a choice about it. */
export type MeetingFileField = "file" | "columns" | "host" | "timezone";

/** A file that cannot be imported at all. The message is a full sentence in English. */
export class MeetingFileError extends Error {
  constructor(
    readonly field: MeetingFileField,
    readonly reason: Reason,
  ) {
    super(formatReason(reason));
  }
}
