"use client";
import { useState } from "react";
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
  return {
    stored,
    body,
    theirs,
    dirty: JSON.stringify(body) !== JSON.stringify(stored.start),
    set: (pointer: string, value: unknown) => setBody((current) => withValue(current, pointer, value)),
    settle: (now: StoredBody<Body>) => {
      setStored(now);
      setTheirs(null);
    },
    oppose: setTheirs,
    takeTheirs: () => {
      if (!theirs) return;
      setStored(theirs);
      setBody(theirs.start);
      setTheirs(null);
    },
  };
}

export type EditedBody<Body extends object> = ReturnType<typeof useEditedBody<Body>>;
