"use client";
import { lazy, type ReactNode, Suspense } from "react";
import { useMe } from "../me";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { ReadOnlyFields } from "./read-only-fields";
import { UnsavedChangesDialog } from "./unsaved-changes-dialog";
import { useFocusFromUrl } from "./use-focus-from-url";
import type { FormController } from "./use-form";

const ConflictDialog = lazy(() => import("./conflict-dialog"));

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: FormController<any>;
  /** The labels of the fields by pointer, for the comparison after a conflict. */
  labels: Record<string, string>;
  /** Formats values that are not strings, for that comparison. */
  show?: (pointer: string, value: unknown) => string | null;
  submitLabel?: string | undefined;
  /** A sentence about the effect of saving. */
  note?: string | null;
  /** The resource is the user's own, so that viewers may edit it too. */
  isOwn?: boolean;
  /** The form is read-only. */
  closed?: boolean;
  /** The cancel action of a form in a dialog. */
  onCancel?: () => void;
  /** The label of the cancel button, if "Cancel" would be ambiguous. */
  cancelLabel?: string;
  children: ReactNode;
}

/** The form element with its error summary, its save bar and its dialogs. */
export function FormFrame({
  form,
  labels,
  show,
  submitLabel,
  note,
  isOwn = false,
  closed = false,
  onCancel,
  cancelLabel,
  children,
}: Props) {
  const t = useText();
  const { role } = useMe();
  const isClosed = closed || (role === "viewer" && !isOwn);
  useFocusFromUrl();
  // A dialog that was just opened has no changes, and a form that sends something has none to save.
  const isSilent = onCancel !== undefined || submitLabel !== undefined;
  const pickStatusClasses = () => {
    if (!form.dirty && !note) return isSilent ? "sr-only" : "max-sm:sr-only";
    return note || isSilent ? "max-sm:basis-full" : "";
  };
  return (
    <form ref={form.form} onSubmit={form.submit} noValidate className="grid gap-5">
      {form.failure || form.issues.length > 0 ? (
        <p role="alert" className="rounded-sm border border-bad px-4 py-3 font-medium text-bad">
          {form.issues.length > 0 ? t("form.correct", { count: form.issues.length }) : form.failure}
        </p>
      ) : null}
      <DisabledUntilHydrated>
        <ReadOnlyFields closed={isClosed} className="contents">
          {children}
        </ReadOnlyFields>
        <div
          hidden={isClosed}
          data-dirty={form.dirty || form.saving ? "" : undefined}
          className="-mx-1 flex items-center justify-end gap-3 max-sm:flex-wrap border-t border-line px-1 py-3 data-dirty:sticky data-dirty:bottom-[var(--toasts,0px)] data-dirty:z-10 data-dirty:bg-raised"
        >
          <p className={`me-auto min-w-0 text-xs text-muted ${pickStatusClasses()}`} aria-live="polite">
            {form.dirty ? t("form.unsaved") : isSilent ? null : t("form.none")}
            {note ? <span className="block text-text">{note}</span> : null}
          </p>
          {onCancel ? (
            <button type="button" className="button flex-none" onClick={onCancel}>
              {cancelLabel ?? t("form.cancel")}
            </button>
          ) : null}
          <button
            type="submit"
            className="button flex-none"
            data-tone="primary"
            aria-disabled={form.saving}
            data-save
          >
            {form.saving ? t("form.saving") : (submitLabel ?? t("form.save"))}
          </button>
        </div>
      </DisabledUntilHydrated>
      {form.theirs ? (
        <Suspense fallback={null}>
          <ConflictDialog form={form} labels={labels} show={show} />
        </Suspense>
      ) : null}
      <UnsavedChangesDialog guard={form.guard} />
    </form>
  );
}
