"use client";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { useForm } from "../form/use-form";
import { canPerform, useMe } from "../me";
import { NewTypeDialog } from "../pages/new-type-dialog";
import { buildTemplateQuery } from "../resources/templates";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { useNavigate } from "../ui/use-navigate";

type Template = Schemas["PageTemplate"];

/** The appointment types that all pages of the template have. */
export function TemplateTypes({ template }: { template: Template }) {
  const t = useText();
  const me = useMe();
  const [creating, setCreating] = useState(false);
  return (
    <Panel title={t("pages.types")}>
      {template.types.length === 0 ? <p className="text-muted">{t("templates.noTypes")}</p> : null}
      <ul className="divide-y divide-line">
        {template.types.map(({ _id, name }) => (
          <li key={_id}>
            <Link
              href={`/console/templates/${template._id}/types/${_id}`}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {canPerform(me, "createPageTemplateType") ? (
        <button type="button" className="button mt-4" onClick={() => setCreating(true)}>
          <Plus size={18} aria-hidden />
          {t("pages.newType")}
        </button>
      ) : null}
      {creating ? <CreateTemplateType template={template} onClose={() => setCreating(false)} /> : null}
    </Panel>
  );
}

function CreateTemplateType({ template, onClose }: { template: Template; onClose: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm<Schemas["PageTemplateTypeBody"], Schemas["PageTemplateType"]>({
    start: { name: "", custom: { duration: null } },
    schema: async () =>
      (await import("@/lib/domain/booking-pages/page-templates/schema")).pageTemplateTypeBody,
    send: (body) =>
      unwrapResponse(
        api.POST("/v2/page_templates/{template_id}/types", {
          params: { path: { template_id: template._id } },
          body,
        }),
      ),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: buildTemplateQuery(template._id).queryKey });
      navigate(`/console/templates/${template._id}/types/${value._id}`);
    },
  });
  return <NewTypeDialog form={form} onClose={onClose} />;
}
