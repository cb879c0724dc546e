"use client";
import { useRef, useState } from "react";
import { mergeBody } from "./merge-body";
import { getAtPointer, setAtPointer } from "./pointer";

export interface StoredBody<Body> {
  start: Body;
  /** ETag of the resource that `start` was read from. */
  etag: string | null;
  /** JSON pointers to what cannot be changed here: others have set it. */
  fixed?: readonly string[];
}

/** What somebody else has stored, and where that contradicts what was typed: JSON pointers. */
interface ConflictingBody<Body> extends StoredBody<Body> {
  conflicts: string[];
}

/** What came of two bodies. */
interface MergeOutcome<Body> {
  /** Both in one; null: somebody has to choose. */
  both: Body | null;
  /** Whether something typed gave way, for it cannot be changed any more. */
  isFixed: boolean;
}

/** Keeps apart what is typed, what is stored, and what somebody else has stored meanwhile. */
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
    /** `sent` was saved, and is stored as this; what was typed since is kept. */
    settle: (now: StoredBody<Body>, sent: Body) => {
      setStored(now);
      setTheirs(null);
      setBody((current) => (current === sent ? now.start : current));
    },
    /** Somebody else has stored this meanwhile, in place of what was there before. */
    oppose: (now: StoredBody<Body>, sent: Body, before: Body): MergeOutcome<Body> => {
      const given = (now.fixed ?? []).filter((pointer) => {
        const [mine, old, theirs] = [sent, before, now.start].map((one) =>
          JSON.stringify(getAtPointer(one, pointer)),
        );
        return mine !== old && mine !== theirs;
      });
      const { body: both, contested } = mergeBody(
        before,
        given.reduce(copyValueFrom(before), sent),
        now.start,
      );
      setBody((current) => (current === sent ? both : mergeBody(sent, current, both).body));
      setTheirs(contested.length > 0 ? { ...now, conflicts: contested } : null);
      if (given.length > 0) setStored(now);
      return { both: contested.length > 0 ? null : both, isFixed: given.length > 0 };
    },
    /** What is stored has become this without the form; what is typed and not saved stays. */
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
