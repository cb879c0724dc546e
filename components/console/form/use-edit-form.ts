"use client";
import { useEffect } from "react";
import type { ApiValue } from "../api";
import { useText } from "../texts";
import { useSavedToast } from "../ui/use-saved-toast";
import { useUndoToast } from "../undo-toast/use-undo-toast";
import { useForm } from "./use-form";
import type { FormSaveOptions } from "./use-form-save";

interface Options<Body, Resource> extends Pick<FormSaveOptions<Body, Resource>, "schema"> {
  read: ApiValue<Resource>;
  /** What of it can be edited. */
  toBody: (resource: Resource) => Body;
  /** JSON pointers to what of it cannot be changed here. */
  listFixed?: (resource: Resource) => readonly string[];
  /** The header names the version that is `stored`. */
  send: (body: Body, header: { "If-Match"?: string }, stored: Resource) => Promise<ApiValue<Resource>>;
  /** `stored` is what was there before. */
  onSaved: (answer: ApiValue<Resource>, stored: Resource) => void;
  reread: () => Promise<ApiValue<Resource>>;
  /** Whether a save can be taken back for a while: what was stored before is sent once more. */
  undoable?: boolean;
}

/** A form for what is stored already: what somebody else has saved meanwhile is not overwritten unasked. */
export function useEditForm<Body extends object, Resource>(options: Options<Body, Resource>) {
  const t = useText();
  const tellSaved = useSavedToast();
  const undoing = useUndoToast();
  const { read, toBody, schema, send, onSaved, reread, undoable, listFixed } = options;
  const toStored = ({ value, etag }: ApiValue<Resource>) => ({
    start: toBody(value),
    etag,
    fixed: listFixed?.(value) ?? [],
  });
  const form = useForm<Body, Resource>({
    ...toStored(read),
    schema,
    toBody,
    send: (body, etag) => {
      undoing.withdraw();
      return send(body, buildIfMatch(etag), read.value);
    },
    onSaved: (answer, { before, isMerged }) => {
      onSaved(answer, read.value);
      const said = t(isMerged ? "conflict.merged" : "form.saved");
      if (undoable) undoing.tell(said, () => takeBack(answer, before));
      else tellSaved(said);
    },
    reread: async () => toStored(await reread()),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: where another version was read, such as after a template let go
  useEffect(() => {
    if (read.etag !== null && !form.dirty) form.follow(toStored(read));
  }, [read.etag]);
  const takeBack = async (saved: ApiValue<Resource>, before: Body) => {
    const answer = await send(before, buildIfMatch(saved.etag), saved.value);
    onSaved(answer, saved.value);
    form.follow({ start: before, etag: answer.etag });
  };
  return form;
}

const buildIfMatch = (etag: string | null) => (etag ? { "If-Match": etag } : {});
