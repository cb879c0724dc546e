"use client";
import { useMutation } from "@tanstack/react-query";
import type { ApiValue } from "../api";
import { SwitchInput } from "../form/fields";
import { ReadOnlyFields } from "../form/read-only-fields";
import { useMe } from "../me";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { useSavedToast } from "../ui/use-saved-toast";

interface Props<Resource> {
  active: boolean;
  /** A template sets it. */
  locked: boolean;
  send: (active: boolean) => Promise<ApiValue<Resource>>;
  onSaved: (response: ApiValue<Resource>) => void;
}

/** Puts a page or a type on or off, at once. */
export function ActiveSwitch<Resource>({ active, locked, send, onSaved }: Props<Resource>) {
  const t = useText();
  const { role } = useMe();
  const showSaved = useSavedToast();
  const change = useMutation({
    mutationFn: send,
    onSuccess: (response) => {
      onSaved(response);
      showSaved(t("form.saved"));
    },
  });
  return (
    <div className="w-full sm:w-72">
      <ReadOnlyFields closed={locked || role === "viewer" || change.isPending} className="contents">
        <SwitchInput
          label={t("pages.active")}
          hint={t(active ? "pages.activeOn" : "pages.activeOff")}
          checked={change.isPending ? change.variables : active}
          onChange={(on) => change.mutate(on)}
        />
      </ReadOnlyFields>
      <ErrorText error={change.error} className="mt-1" />
    </div>
  );
}
