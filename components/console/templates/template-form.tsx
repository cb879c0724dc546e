"use client";
import { useQueryClient } from "@tanstack/react-query";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { TextArea } from "../form/text-area";
import { useEditForm } from "../form/use-edit-form";
import { canPerform, useMe } from "../me";
import { SettingGroup } from "../pages/setting-group";
import { HEADING } from "../pages/settings/basics-settings";
import type { SettingContext } from "../pages/settings/setting";
import { SettingFields } from "../pages/settings/setting-sections";
import { SettingsPanels } from "../pages/settings/settings-tabs";
import { buildSettingLabels, makeSettingFormatter } from "../resources/edited-settings";
import { buildTemplateQuery, getTemplate, TEMPLATES_KEY } from "../resources/templates";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { LockableGroups } from "./lockable-groups";
import { toTemplateSettings } from "./to-template-settings";

type Template = Schemas["PageTemplate"];

const toBody = ({ name, message, custom, locked }: Template) => ({
  name,
  message,
  custom: toTemplateSettings(custom, true),
  locked: [...locked],
});

const loadSchema = async () =>
  (await import("@/lib/domain/booking-pages/page-templates/schema")).pageTemplateUpdate;

/** The settings of all pages of a template, with their locks. */
export function TemplateForm({ read }: { read: ApiValue<Template> }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const { _id: id, pages } = read.value;
  const form = useEditForm({
    read,
    toBody,
    schema: loadSchema,
    send: (body, header) =>
      unwrapResponse(
        api.PUT("/v2/page_templates/{template_id}", {
          params: { path: { template_id: id }, header },
          body: body as Schemas["PageTemplateUpdate"],
        }),
      ),
    onSaved: (response) => {
      queries.setQueryData(buildTemplateQuery(id).queryKey, response);
      void queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
    },
    undoable: true,
    reread: () => getTemplate(id),
  });
  const labels = {
    "/name": t("templates.name"),
    "/message": t("pages.message"),
    "/locked": t("templates.lockedGroups"),
    ...buildSettingLabels(t, true),
  };
  const context = { form, inherited: null, hours: undefined, team: null, owner: null };
  return (
    <FormFrame
      form={form}
      labels={labels}
      show={makeSettingFormatter(t)}
      note={form.dirty && pages > 0 ? t("templates.reaches", { count: pages }) : null}
      closed={!canPerform(me, "updatePageTemplate")}
    >
      <LockableGroups form={form}>
        <SettingsPanels {...context} above={{ basics: <Basics context={context} /> }} />
      </LockableGroups>
    </FormFrame>
  );
}

function Basics({ context }: { context: SettingContext }) {
  const t = useText();
  const { form } = context;
  return (
    <Panel title={t("pages.basics")}>
      <div className="grid gap-5">
        <TextInput
          label={t("templates.name")}
          hint={t("templates.nameHint")}
          field={form.text("/name", "")}
        />
        <p className="text-muted text-sm">{t("templates.lockText")}</p>
        <SettingFields settings={[HEADING]} context={context} />
        <SettingGroup name="words">
          <TextArea label={t("pages.message")} field={form.text("/message", "")} />
        </SettingGroup>
      </div>
    </Panel>
  );
}
