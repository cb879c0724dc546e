"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { restoreFromTrash } from "../deletion/restore-from-trash";
import { useRestoreToast } from "../deletion/use-undoable-delete";
import ReleaseDialog, { type ReleaseChoice } from "../pages/release-dialog";
import { PAGES_KEY } from "../resources/pages";
import { buildTemplateQuery, TEMPLATES_KEY } from "../resources/templates";
import { useText } from "../texts";
import { useNavigate } from "../ui/use-navigate";

/** Confirms the deletion and asks what happens to its pages. */
export default function DeleteTemplate({ template }: { template: Schemas["PageTemplate"] }) {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const offerBack = useRestoreToast();
  const { _id: id, name, pages } = template;
  const run = async (leaving: ReleaseChoice) => {
    const params = { path: { template_id: id }, query: { pages: leaving } };
    await unwrapResponse(api.DELETE("/v2/page_templates/{template_id}", { params }));
    await queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
    void queries.invalidateQueries({ queryKey: PAGES_KEY });
  };
  return (
    <DeleteWithChoice
      label={t("templates.delete")}
      text={t("templates.deleteText", { count: pages })}
      of="page"
      start="keep"
      run={run}
      onDone={() => {
        offerBack(t("undo.deleted", { name }), () => restoreFromTrash(id));
        navigate("/console/templates");
      }}
    />
  );
}

/** Confirms the deletion and asks what happens to the type on its pages. */
export function DeleteTemplateType({ type }: { type: Schemas["PageTemplateType"] }) {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const template = type.template;
  const run = async (leaving: ReleaseChoice) => {
    const params = { path: { template_id: template, type_id: type._id }, query: { types: leaving } };
    await unwrapResponse(api.DELETE("/v2/page_templates/{template_id}/types/{type_id}", { params }));
    await queries.invalidateQueries({ queryKey: buildTemplateQuery(template).queryKey });
  };
  return (
    <DeleteWithChoice
      label={t("templates.deleteType")}
      text={t("templates.deleteTypeText")}
      of="type"
      start="delete"
      run={run}
      onDone={() => navigate(`/console/templates/${template}`)}
    />
  );
}

interface Props {
  label: string;
  text: string;
  of: "page" | "type";
  start: ReleaseChoice;
  run: (leaving: ReleaseChoice) => Promise<unknown>;
  onDone: () => void;
}

function DeleteWithChoice({ label, onDone, ...dialogProps }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <button type="button" className="button" data-tone="bad" onClick={() => setAsking(true)}>
        {label}
      </button>
      {asking ? (
        <ReleaseDialog
          {...dialogProps}
          title={label}
          submitLabel={label}
          onDone={() => {
            setAsking(false);
            onDone();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
