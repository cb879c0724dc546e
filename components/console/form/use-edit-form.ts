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
  /** Picks the editable part. */
  toBody: (resource: Resource) => Body;
  /** Lists JSON pointers of values that this form cannot change. */
  listFixed?: (resource: Resource) => readonly string[];
  /** The header has the version of `stored`. */
  send: (body: Body, header: { "If-Match"?: string }, stored: Resource) => Promise<ApiValue<Resource>>;
  /** `stored` is the previous version. */
  onSaved: (response: ApiValue<Resource>, stored: Resource) => void;
  reread: () => Promise<ApiValue<Resource>>;
  /** Offers an undo after saving, which sends the previous version. */
  undoable?: boolean;
}

/** A form for a stored resource. It does not overwrite another user's changes without asking. */
export function useEditForm<Body extends object, Resource>(options: Options<Body, Resource>) {
  const t = useText();
  const showSavedToast = useSavedToast();
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
    onSaved: (response, { before, isMerged }) => {
      onSaved(response, read.value);
      const message = t(isMerged ? "conflict.merged" : "form.saved");
      if (undoable) undoing.show(message, () => undo(response, before));
      else showSavedToast(message);
    },
    reread: async () => toStored(await reread()),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: where another version was read, such as after a template let go
  useEffect(() => {
    if (read.etag !== null && !form.dirty) form.updateStored(toStored(read));
  }, [read.etag]);
  const undo = async (saved: ApiValue<Resource>, before: Body) => {
    const response = await send(before, buildIfMatch(saved.etag), saved.value);
    onSaved(response, saved.value);
    form.updateStored({ start: before, etag: response.etag });
  };
  return form;
}

const buildIfMatch = (etag: string | null) => (etag ? { "If-Match": etag } : {});
