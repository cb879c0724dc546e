"use client";
import { useRef, useState } from "react";
import { withValue } from "./pointer";

export interface StoredBody<Body> {
  start: Body;
  /** ETag of the resource that `start` was read from. */
  etag: string | null;
}

/** Keeps apart what is typed, what is stored, and what somebody else has stored meanwhile. */
export function useEditedBody<Body extends object>(read: StoredBody<Body>) {
  const [stored, setStored] = useState(read);
  const [body, setBody] = useState(read.start);
  const [theirs, setTheirs] = useState<StoredBody<Body> | null>(null);
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
    oppose: setTheirs,
    /** What is stored has become this without the form; what is typed and not saved stays. */
    follow: (now: StoredBody<Body>) => {
      setStored(now);
      if (!latestDirty.current) setBody(now.start);
    },
    takeTheirs: () => {
      if (!theirs) return;
      setStored(theirs);
      setBody(theirs.start);
      setTheirs(null);
    },
  };
}

export type EditedBody<Body extends object> = ReturnType<typeof useEditedBody<Body>>;
