"use client";
import { useQueryClient } from "@tanstack/react-query";
import { type Answered, answered, api, type Schemas } from "../api";
import { TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { TextArea } from "../form/text-area";
import { useEditForm } from "../form/use-edit-form";
import { mayDo, useMe } from "../me";
import { customLabels, customShower } from "../pages/custom-body";
import { CustomFields } from "../pages/custom-fields";
import { SettingGroup } from "../pages/setting-group";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { LockingGroups } from "./locking-groups";
import { readTemplate, TEMPLATES_KEY, templateQuery } from "./queries";
import { templateCustom } from "./template-custom";

type Template = Schemas["PageTemplate"];

const toBody = ({ name, message, custom, locked }: Template) => ({
  name,
  message,
  custom: templateCustom(custom, true),
  locked: [...locked],
});

const schema = async () =>
  (await import("@/lib/domain/booking-pages/page-templates/schema")).pageTemplateUpdate;

/** The settings of all of its pages, with what is locked. */
export function TemplateForm({ read }: { read: Answered<Template> }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const { _id: id, pages } = read.value;
  const form = useEditForm({
    read,
    toBody,
    schema,
    send: (body, header) =>
      answered(
        api.PUT("/v2/page_templates/{template_id}", {
          params: { path: { template_id: id }, header },
          body: body as Schemas["PageTemplateUpdate"],
        }),
      ),
    onSaved: (answer) => {
      queries.setQueryData(templateQuery(id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
    },
    undoable: true,
    reread: () => readTemplate(id),
  });
  const labels = {
    "/name": t("templates.name"),
    "/message": t("pages.message"),
    "/locked": t("templates.lockedGroups"),
    ...customLabels(t, true),
  };
  return (
    <FormFrame
      form={form}
      labels={labels}
      show={customShower(t)}
      note={form.dirty && pages > 0 ? t("templates.reaches", { count: pages }) : null}
      closed={!mayDo(me, "updatePageTemplate")}
    >
      <LockingGroups form={form}>
        <Panel title={t("pages.basics")}>
          <div className="grid gap-5">
            <TextInput
              label={t("templates.name")}
              hint={t("templates.nameHint")}
              field={form.text("/name", "")}
            />
            <p className="text-muted text-sm">{t("templates.lockText")}</p>
            <SettingGroup name="words">
              <TextArea label={t("pages.message")} field={form.text("/message", "")} />
            </SettingGroup>
          </div>
        </Panel>
        <CustomFields form={form} inherited={null} hours={undefined} team={null} owner={null} />
      </LockingGroups>
    </FormFrame>
  );
}
