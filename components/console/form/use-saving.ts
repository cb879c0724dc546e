"use client";
import { useState } from "react";
import type { z } from "zod";
import type { Answered } from "../api";
import { describeError, ProblemError } from "../problem-error";
import { useText } from "../texts";
import { checkBody } from "./check-body";
import type { EditedBody, StoredBody } from "./use-edited-body";
import type { Faults } from "./use-faults";

export interface Saving<Body, Saved> {
  /** The contract's own schema, loaded when it is needed first. */
  schema: () => Promise<z.ZodType>;
  send: (body: Body, etag: string | null) => Promise<Answered<Saved>>;
  onSaved: (answer: Answered<Saved>) => void;
  /** What the form shows of the answer; without it, what was sent. */
  toBody?: (saved: Saved) => Body;
  /** What is stored now, after somebody else has saved another version. */
  reread?: () => Promise<StoredBody<Body>>;
}

/** Sends what is typed once it holds, one at a time, and tells what came of it. */
export function useSaving<Body extends object, Saved>(
  options: Saving<Body, Saved>,
  edited: EditedBody<Body>,
  faults: Faults,
) {
  const t = useText();
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const { body } = edited;

  const save = async (version: string | null) => {
    if (saving) return;
    setSaving(true);
    setFailure(null);
    try {
      const found = checkBody(await options.schema(), body);
      if (found.length > 0) return faults.show(found);
      faults.clear();
      const answer = await options.send(body, version);
      edited.settle({ start: options.toBody?.(answer.value) ?? body, etag: answer.etag }, body);
      options.onSaved(answer);
    } catch (error) {
      await refused(error);
    } finally {
      setSaving(false);
    }
  };

  const refused = async (error: unknown) => {
    const problem = error instanceof ProblemError ? error.problem : undefined;
    if (problem?.code === "precondition_failed" && options.reread)
      return edited.oppose(await options.reread());
    faults.show(problem?.errors.map(({ pointer, code }) => ({ pointer, code })) ?? []);
    setFailure(describeError(error, t));
  };

  return { saving, failure, save };
}
