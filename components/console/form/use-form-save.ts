"use client";
import { useState } from "react";
import type { z } from "zod";
import type { ApiValue } from "../api";
import { describeError, ProblemError } from "../problem-error";
import { useText } from "../texts";
import { checkBody } from "./check-body";
import type { EditedBody, StoredBody } from "./use-edited-body";
import type { FieldIssues } from "./use-field-issues";

/** The stored version before a save. */
interface PreviousVersion<Body> {
  before: Body;
  /** True if another user has changed other fields meanwhile. */
  isMerged: boolean;
}

/** The number of consecutive merges before a save gives up. */
const MAX_MERGES = 3;

export interface FormSaveOptions<Body, Saved> {
  /** The contract's own schema, loaded on first use. */
  schema: () => Promise<z.ZodType>;
  send: (body: Body, etag: string | null) => Promise<ApiValue<Saved>>;
  onSaved: (response: ApiValue<Saved>, over: PreviousVersion<Body>) => void;
  /** Converts the response to the form's body; without it the form keeps the sent body. */
  toBody?: (saved: Saved) => Body;
  /** Loads the stored version after a conflict. */
  reread?: () => Promise<StoredBody<Body>>;
}

/** Validates and saves the form, one request at a time, and reports the outcome. */
export function useFormSave<Body extends object, Saved>(
  options: FormSaveOptions<Body, Saved>,
  edited: EditedBody<Body>,
  issues: FieldIssues,
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
      issues.show(problem?.errors.map(({ pointer, code }) => ({ pointer, code })) ?? []);
      setFailure(describeError(error, t));
    } finally {
      setSaving(false);
    }
  };

  const send = async (sent: Body, over: StoredBody<Body>, merges: number): Promise<void> => {
    const found = checkBody(await options.schema(), sent);
    if (found.length > 0) return issues.show(found);
    issues.clear();
    try {
      const response = await options.send(sent, over.etag);
      edited.settle({ start: options.toBody?.(response.value) ?? sent, etag: response.etag }, sent);
      options.onSaved(response, { before: over.start, isMerged: merges > 0 });
    } catch (error) {
      if (!options.reread || merges === MAX_MERGES || !isOutdated(error)) throw error;
      const now = await options.reread();
      const { merged: both, isFixed } = edited.oppose(now, sent, over.start);
      if (isFixed) setFailure(t("conflict.locked"));
      else if (both) await send(both, now, merges + 1);
    }
  };

  return { saving, failure, save };
}

const isOutdated = (error: unknown) =>
  error instanceof ProblemError && error.problem?.code === "precondition_failed";
