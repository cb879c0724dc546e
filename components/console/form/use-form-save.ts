"use client";
import { useState } from "react";
import type { z } from "zod";
import type { ApiValue } from "../api";
import { describeError, ProblemError } from "../problem-error";
import { useText } from "../texts";
import { checkBody } from "./check-body";
import type { EditedBody, StoredBody } from "./use-edited-body";
import type { FieldIssues } from "./use-field-issues";

/** What was stored until a save. */
interface PreviousVersion<Body> {
  before: Body;
  /** Whether somebody else had stored it meanwhile, in other fields. */
  isMerged: boolean;
}

/** Of saves in a row that each find what somebody else has stored meanwhile. */
const MAX_MERGES = 3;

export interface FormSaveOptions<Body, Saved> {
  /** The contract's own schema, loaded when it is needed first. */
  schema: () => Promise<z.ZodType>;
  send: (body: Body, etag: string | null) => Promise<ApiValue<Saved>>;
  onSaved: (answer: ApiValue<Saved>, over: PreviousVersion<Body>) => void;
  /** What the form shows of the answer; without it, what was sent. */
  toBody?: (saved: Saved) => Body;
  /** What is stored now, after somebody else has saved another version. */
  reread?: () => Promise<StoredBody<Body>>;
}

/** Sends what is typed once it holds, one at a time, and tells what came of it. */
export function useFormSave<Body extends object, Saved>(
  options: FormSaveOptions<Body, Saved>,
  edited: EditedBody<Body>,
  faults: FieldIssues,
) {
  const t = useText();
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const { body } = edited;

  const save = async (over: StoredBody<Body>) => {
    if (saving) return;
    setSaving(true);
    setFailure(null);
    try {
      await send(body, over, 0);
    } catch (error) {
      const problem = error instanceof ProblemError ? error.problem : undefined;
      faults.show(problem?.errors.map(({ pointer, code }) => ({ pointer, code })) ?? []);
      setFailure(describeError(error, t));
    } finally {
      setSaving(false);
    }
  };

  const send = async (sent: Body, over: StoredBody<Body>, merges: number): Promise<void> => {
    const found = checkBody(await options.schema(), sent);
    if (found.length > 0) return faults.show(found);
    faults.clear();
    try {
      const answer = await options.send(sent, over.etag);
      edited.settle({ start: options.toBody?.(answer.value) ?? sent, etag: answer.etag }, sent);
      options.onSaved(answer, { before: over.start, isMerged: merges > 0 });
    } catch (error) {
      if (!options.reread || merges === MAX_MERGES || !isOutdated(error)) throw error;
      const now = await options.reread();
      const { both, isFixed } = edited.oppose(now, sent, over.start);
      if (isFixed) setFailure(t("conflict.locked"));
      else if (both) await send(both, now, merges + 1);
    }
  };

  return { saving, failure, save };
}

const isOutdated = (error: unknown) =>
  error instanceof ProblemError && error.problem?.code === "precondition_failed";
