import type { NoteSubject } from "../import-notes/report-note";
import { ImportError } from "./import-error";

export type TryRead = <T>(what: NoteSubject, fallback: T, read: () => Promise<T>) => Promise<T>;

/** Reads what the token may read; the rest is named in `unreadable`. */
export function createTryRead(unreadable: NoteSubject[]): TryRead {
  return async (what, fallback, read) => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ImportError) || error.failure !== "forbidden") throw error;
      addUnreadable(unreadable, what);
      return fallback;
    }
  };
}

/** Names data that cannot be read, once. */
export function addUnreadable(unreadable: NoteSubject[], what: NoteSubject): void {
  const isNamed = unreadable.some(({ subject, topic }) => subject === what.subject && topic === what.topic);
  if (!isNamed) unreadable.push(what);
}
