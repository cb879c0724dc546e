"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answered, api, type Schemas } from "../api";
import { useGoOn } from "../form/use-go-on";
import { PAGES_KEY } from "../pages/queries";
import { useText } from "../texts";
import { restoreRemoved } from "../undo/restore-removed";
import { useOfferBack } from "../undo/use-remove";
import LeaveDialog, { type Leaving } from "./leave-dialog";
import { TEMPLATES_KEY, templateQuery } from "./queries";

/** With the question what becomes of its pages. */
export default function DeleteTemplate({ template }: { template: Schemas["PageTemplate"] }) {
  const t = useText();
  const goOn = useGoOn();
  const queries = useQueryClient();
  const offerBack = useOfferBack();
  const { _id: id, name, pages } = template;
  const run = async (leaving: Leaving) => {
    const params = { path: { template_id: id }, query: { pages: leaving } };
    await answered(api.DELETE("/v2/page_templates/{template_id}", { params }));
    await queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
    void queries.invalidateQueries({ queryKey: PAGES_KEY });
  };
  return (
    <AskedLeaving
      label={t("templates.delete")}
      text={t("templates.deleteText", { count: pages })}
      of="page"
      start="keep"
      run={run}
      onDone={() => {
        offerBack(t("undo.deleted", { name }), () => restoreRemoved(id));
        goOn("/console/templates");
      }}
    />
  );
}

/** With the question what becomes of it on the pages. */
export function DeleteTemplateType({ type }: { type: Schemas["PageTemplateType"] }) {
  const t = useText();
  const goOn = useGoOn();
  const queries = useQueryClient();
  const template = type.template;
  const run = async (leaving: Leaving) => {
    const params = { path: { template_id: template, type_id: type._id }, query: { types: leaving } };
    await answered(api.DELETE("/v2/page_templates/{template_id}/types/{type_id}", { params }));
    await queries.invalidateQueries({ queryKey: templateQuery(template).queryKey });
  };
  return (
    <AskedLeaving
      label={t("templates.deleteType")}
      text={t("templates.deleteTypeText")}
      of="type"
      start="delete"
      run={run}
      onDone={() => goOn(`/console/templates/${template}`)}
    />
  );
}

interface Props {
  label: string;
  text: string;
  of: "page" | "type";
  start: Leaving;
  run: (leaving: Leaving) => Promise<unknown>;
  onDone: () => void;
}

function AskedLeaving({ label, onDone, ...asked }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <button type="button" className="button" data-tone="bad" onClick={() => setAsking(true)}>
        {label}
      </button>
      {asking ? (
        <LeaveDialog
          {...asked}
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
