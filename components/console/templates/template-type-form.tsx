"use client";
import { useQueryClient } from "@tanstack/react-query";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useEditForm } from "../form/use-edit-form";
import type { FormController } from "../form/use-form";
import { canPerform, useMe } from "../me";
import { SettingsPanels } from "../pages/settings/settings-tabs";
import { buildTypeLabels, TypeTexts, TypeVisibility } from "../pages/type-basics";
import { makeSettingFormatter } from "../resources/edited-settings";
import { buildTemplateQuery, getTemplateType } from "../resources/templates";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { LockableGroups } from "./lockable-groups";
import { toTemplateSettings } from "./to-template-settings";

type TemplateType = Schemas["PageTemplateType"];

const toBody = (type: TemplateType) => ({
  name: type.name,
  handle: type.handle,
  description: type.description,
  message: type.message,
  active: type.active,
  public: type.public,
  custom: toTemplateSettings(type.custom, false),
  locked: [...type.locked],
});

type Body = ReturnType<typeof toBody>;

const loadSchema = async () =>
  (await import("@/lib/domain/booking-pages/page-templates/schema")).pageTemplateTypeUpdate;

interface Props {
  template: Schemas["PageTemplate"];
  read: ApiValue<TemplateType>;
}

export function TemplateTypeForm({ template, read }: Props) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const path = { template_id: template._id, type_id: read.value._id };
  const form = useEditForm({
    read,
    toBody,
    schema: loadSchema,
    send: (body, header) =>
      unwrapResponse(
        api.PUT("/v2/page_templates/{template_id}/types/{type_id}", {
          params: { path, header },
          body: body as Schemas["PageTemplateTypeUpdate"],
        }),
      ),
    onSaved: () => void queries.invalidateQueries({ queryKey: buildTemplateQuery(template._id).queryKey }),
    undoable: true,
    reread: () => getTemplateType(path.template_id, path.type_id),
  });
  return (
    <FormFrame
      form={form}
      labels={{ ...buildTypeLabels(t), "/locked": t("templates.lockedGroups") }}
      show={makeSettingFormatter(t)}
      note={form.dirty && template.pages > 0 ? t("templates.reaches", { count: template.pages }) : null}
      closed={!canPerform(me, "updatePageTemplateType")}
    >
      <LockableGroups form={form}>
        <SettingsPanels
          form={form}
          inherited={template.custom}
          hours={undefined}
          team={null}
          owner={null}
          above={{ basics: <Basics form={form} /> }}
        />
      </LockableGroups>
    </FormFrame>
  );
}

function Basics({ form }: { form: FormController<Body> }) {
  const t = useText();
  return (
    <Panel title={t("pages.basics")}>
      <div className="grid gap-5">
        <TypeTexts form={form} />
        <TextInput
          label={t("pages.handle")}
          hint={t("templates.handleHint")}
          field={form.text("/handle", "")}
        />
        <TypeVisibility form={form} />
      </div>
    </Panel>
  );
}
