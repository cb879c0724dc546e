"use client";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import Link from "next/link";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import { DeleteTyped } from "../deletion/delete-typed";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { canPerform, useMe } from "../me";
import { EditorFrame } from "../pages/editor-frame";
import { useReaderLanguage } from "../pages/questions/condition-input";
import { buildFormQuery, deleteForm, FORMS_KEY } from "../resources/forms";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { FormForm } from "./form-form";
import { TryForm } from "./try-form";

/** The editor of a routing form, with a trial beside it. */
export function FormEditor({ id }: { id: string }) {
  const t = useText();
  const me = useMe();
  const lang = useReaderLanguage();
  const query = useQuery(buildFormQuery(id));
  if (query.isError) return <FailedScreen error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const form = query.data.value;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <PageHeader
          title={selectTranslation(form.title, lang)}
          back={{ href: "/console/forms", label: t("forms.title") }}
        />
        <div className="flex flex-wrap gap-2">
          {canPerform(me, "listFormResponses") ? (
            <Link className="button" href={`/console/forms/${id}/responses`}>
              {t("forms.seeResponses")}
            </Link>
          ) : null}
          <a className="button" href={`/forms/${form.handle}`} target="_blank" rel="noreferrer">
            <ExternalLink size={18} aria-hidden />
            {t("forms.open")}
          </a>
        </div>
      </div>
      <EditorFrame aside={<TryForm key={form.__v} form={form} />}>
        <FormForm read={query.data} />
      </EditorFrame>
      <DeleteTyped
        name={form.handle}
        label={t("forms.delete")}
        text={t("forms.deleteText")}
        run={() => deleteForm(id)}
        invalidate={FORMS_KEY}
        restores={id}
        list="/console/forms"
      />
    </>
  );
}
