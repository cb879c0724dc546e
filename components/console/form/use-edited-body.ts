"use client";
import { useRef, useState } from "react";
import { mergeBody } from "./merge-body";
import { getAtPointer, setAtPointer } from "./pointer";

export interface StoredBody<Body> {
  start: Body;
  /** The ETag of the resource that `start` was read from. */
  etag: string | null;
  /** JSON pointers of values that cannot be changed here. */
  fixed?: readonly string[];
}

/** The version that another user stored, with JSON pointers of the values that contradict the edits. */
interface ConflictingBody<Body> extends StoredBody<Body> {
  conflicts: string[];
}

/** The result of merging two bodies. */
interface MergeOutcome<Body> {
  /** The merged body; null if the user has to choose. */
  merged: Body | null;
  /** True if an edit was dropped because its value has become fixed. */
  isFixed: boolean;
}

/** Tracks three versions: the edited, the stored, and the one that another user has stored meanwhile. */
export function useEditedBody<Body extends object>(read: StoredBody<Body>) {
  const [stored, setStored] = useState(read);
  const [body, setBody] = useState(read.start);
  const [theirs, setTheirs] = useState<ConflictingBody<Body> | null>(null);
  const dirty = JSON.stringify(body) !== JSON.stringify(stored.start);
  const latest = useRef({ stored, body });
  latest.current = { stored, body };
  return {
    stored,
    body,
    theirs,
    dirty,
    set: (pointer: string, value: unknown) => setBody((current) => setAtPointer(current, pointer, value)),
    /** Records that `sent` was saved as `now`; later edits stay. */
    settle: (now: StoredBody<Body>, sent: Body) => {
      setStored(now);
      setTheirs(null);
      setBody((current) => (current === sent ? now.start : current));
    },
    /** Records that another user has stored a conflicting version. */
    oppose: (now: StoredBody<Body>, sent: Body, before: Body): MergeOutcome<Body> => {
      const reverted = (now.fixed ?? []).filter((pointer) => {
        const [mine, old, theirs] = [sent, before, now.start].map((one) =>
          JSON.stringify(getAtPointer(one, pointer)),
        );
        return mine !== old && mine !== theirs;
      });
      const { body: merged, contested } = mergeBody(
        before,
        reverted.reduce(copyValueFrom(before), sent),
        now.start,
      );
      setBody((current) => (current === sent ? merged : mergeBody(sent, current, merged).body));
      setTheirs(contested.length > 0 ? { ...now, conflicts: contested } : null);
      if (reverted.length > 0) setStored(now);
      return { merged: contested.length > 0 ? null : merged, isFixed: reverted.length > 0 };
    },
    /** Updates the stored version after a change from outside of the form; unsaved edits stay. */
    follow: (now: StoredBody<Body>) => {
      const { stored: before, body: typed } = latest.current;
      setStored(now);
      setBody(mergeBody(before.start, typed, now.start).body);
    },
    takeTheirs: () => {
      if (!theirs) return;
      setStored(theirs);
      setBody((current) => theirs.conflicts.reduce(copyValueFrom(theirs.start), current));
      setTheirs(null);
    },
  };
}

const copyValueFrom =
  <Body>(from: Body) =>
  (body: Body, pointer: string) =>
    setAtPointer(body, pointer, getAtPointer(from, pointer));

export type EditedBody<Body extends object> = ReturnType<typeof useEditedBody<Body>>;
