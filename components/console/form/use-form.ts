"use client";
import { type FormEvent, useRef, useState } from "react";
import type { z } from "zod";
import type { Answered } from "../api";
import { ProblemError, sentenceOf } from "../problem-error";
import { useText } from "../texts";
import { checkBody, type Fault } from "./check-body";
import { faultText } from "./fault-text";
import { useLeaveGuard } from "./leave-guard";
import { valueAt, withValue } from "./pointer";

interface Options<Body, Saved> {
  /** What the form begins with, in the shape of the request's body: fields are named by JSON pointers into it. */
  start: Body;
  /** Of what `start` was read from; sent as `If-Match`. */
  etag?: string | null;
  /** The contract's own schema, loaded when it is needed first. */
  schema: () => Promise<z.ZodType>;
  send: (body: Body, etag: string | null) => Promise<Answered<Saved>>;
  onSaved: (answer: Answered<Saved>) => void;
  /** What is stored now, after somebody else has saved another version. */
  reread?: () => Promise<{ start: Body; etag: string | null }>;
}

export interface TextField {
  name: string;
  value: string;
  error: string | null;
  onChange: (text: string) => void;
}

export interface Conflict<Body> {
  theirs: Body;
  etag: string | null;
}

/** State, validation, saving and conflicts of one form. Nothing is saved twice, and nothing typed is ever lost. */
export function useForm<Body extends object, Saved>(options: Options<Body, Saved>) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(options.start);
  const [etag, setEtag] = useState(options.etag ?? null);
  const [body, setBody] = useState(options.start);
  const [faults, setFaults] = useState<Fault[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Body> | null>(null);
  const dirty = JSON.stringify(body) !== JSON.stringify(start);
  const guard = useLeaveGuard(dirty && !saving);

  const showFaults = (found: Fault[]) => {
    setFaults(found);
    // After React has drawn them.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const save = async (version: string | null) => {
    if (saving) return;
    setSaving(true);
    setFailure(null);
    try {
      const found = checkBody(await options.schema(), body);
      if (found.length > 0) return showFaults(found);
      setFaults([]);
      const answer = await options.send(body, version);
      setStart(body);
      setEtag(answer.etag);
      setConflict(null);
      options.onSaved(answer);
    } catch (error) {
      await refused(error);
    } finally {
      setSaving(false);
    }
  };

  const refused = async (error: unknown) => {
    const problem = error instanceof ProblemError ? error.problem : undefined;
    if (problem?.code === "precondition_failed" && options.reread) {
      const now = await options.reread();
      return setConflict({ theirs: now.start, etag: now.etag });
    }
    showFaults(problem?.errors.map(({ pointer, code }) => ({ pointer, code })) ?? []);
    setFailure(sentenceOf(error, t));
  };

  const set = (pointer: string, value: unknown) => {
    setBody((current) => withValue(current, pointer, value));
    setFaults((current) => current.filter((fault) => !belongsTo(fault, pointer)));
  };

  const errorOf = (pointer: string) => {
    const fault = faults.find((one) => belongsTo(one, pointer));
    return fault ? faultText(fault.code, t) : null;
  };

  return {
    form,
    start,
    body,
    dirty,
    saving,
    faults,
    failure,
    conflict,
    guard,
    set,
    errorOf,
    submit: (event: FormEvent) => {
      event.preventDefault();
      event.stopPropagation(); // a dialog's form may stand inside of another one in React's tree
      void save(etag);
    },
    keepMine: () => void save(conflict?.etag ?? null),
    takeTheirs: () => {
      if (!conflict) return;
      setStart(conflict.theirs);
      setBody(conflict.theirs);
      setEtag(conflict.etag);
      setConflict(null);
    },
    /** Props of a text field; `empty` is what an empty one means in the body. */
    text: (pointer: string, empty: unknown = null): TextField => {
      const value = valueAt(body, pointer);
      return {
        name: pointer,
        value: typeof value === "string" ? value : "",
        error: errorOf(pointer),
        onChange: (typed) => set(pointer, typed === "" ? empty : typed),
      };
    },
  };
}

export type Form<Body extends object> = ReturnType<typeof useForm<Body, never>>;

const belongsTo = (fault: Fault, pointer: string) =>
  fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`);
