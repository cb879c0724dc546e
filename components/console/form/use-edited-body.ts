"use client";
import { useRef, useState } from "react";
import { mergeBody } from "./merge-body";
import { valueAt, withValue } from "./pointer";

export interface StoredBody<Body> {
  start: Body;
  /** ETag of the resource that `start` was read from. */
  etag: string | null;
}

/** What somebody else has stored, and where that contradicts what was typed: JSON pointers. */
interface Opposed<Body> extends StoredBody<Body> {
  contested: string[];
}

/** Keeps apart what is typed, what is stored, and what somebody else has stored meanwhile. */
export function useEditedBody<Body extends object>(read: StoredBody<Body>) {
  const [stored, setStored] = useState(read);
  const [body, setBody] = useState(read.start);
  const [theirs, setTheirs] = useState<Opposed<Body> | null>(null);
  const dirty = JSON.stringify(body) !== JSON.stringify(stored.start);
  const latestDirty = useRef(dirty);
  latestDirty.current = dirty;
  return {
    stored,
    body,
    theirs,
    dirty,
    set: (pointer: string, value: unknown) => setBody((current) => withValue(current, pointer, value)),
    /** `sent` was saved, and is stored as this; what was typed since is kept. */
    settle: (now: StoredBody<Body>, sent: Body) => {
      setStored(now);
      setTheirs(null);
      setBody((current) => (current === sent ? now.start : current));
    },
    /** Somebody else has stored this meanwhile, in place of what was there before. Answers with both in one, or null where somebody has to choose. */
    oppose: (now: StoredBody<Body>, sent: Body, before: Body): Body | null => {
      const { body: both, contested } = mergeBody(before, sent, now.start);
      setBody((current) => (current === sent ? both : mergeBody(sent, current, both).body));
      setTheirs(contested.length > 0 ? { ...now, contested } : null);
      return contested.length > 0 ? null : both;
    },
    /** What is stored has become this without the form; what is typed and not saved stays. */
    follow: (now: StoredBody<Body>) => {
      setStored(now);
      if (!latestDirty.current) setBody(now.start);
    },
    takeTheirs: () => {
      if (!theirs) return;
      setStored(theirs);
      setBody((current) => theirs.contested.reduce(takeOver(theirs.start), current));
      setTheirs(null);
    },
  };
}

const takeOver =
  <Body>(from: Body) =>
  (body: Body, pointer: string) =>
    withValue(body, pointer, valueAt(from, pointer));

export type EditedBody<Body extends object> = ReturnType<typeof useEditedBody<Body>>;
