"use client";
import type { Answered } from "../api";
import { useSavedToast } from "../ui/use-saved-toast";
import { useForm } from "./use-form";
import type { Saving } from "./use-saving";

interface Options<Body, Resource, Saved> extends Pick<Saving<Body, Saved>, "schema" | "onSaved"> {
  read: Answered<Resource>;
  /** What of it can be edited. */
  toBody: (resource: Resource) => Body;
  /** The header names the version that was read. */
  send: (body: Body, header: { "If-Match"?: string }) => Promise<Answered<Saved>>;
  reread: () => Promise<Answered<Resource>>;
}

/** A form for what is stored already: what somebody else has saved meanwhile is not overwritten unasked. */
export function useEditForm<Body extends object, Resource, Saved = Resource>(
  options: Options<Body, Resource, Saved>,
) {
  const tellSaved = useSavedToast();
  const { read, toBody, schema, send, onSaved, reread } = options;
  const stored = ({ value, etag }: Answered<Resource>) => ({ start: toBody(value), etag });
  return useForm<Body, Saved>({
    ...stored(read),
    schema,
    send: (body, etag) => send(body, etag ? { "If-Match": etag } : {}),
    onSaved: (answer) => {
      onSaved(answer);
      tellSaved();
    },
    reread: async () => stored(await reread()),
  });
}
