"use client";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { SwitchInput, TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { LinesInput } from "../form/lines-input";
import { TextArea } from "../form/text-area";
import { useForm } from "../form/use-form";
import { useText } from "../texts";
import { useSavedToast } from "../ui/use-saved-toast";
import { parseServiceKey } from "./parse-service-key";
import { type CalendarConnection, calendarConnectionsQuery } from "./queries";

export type ConnectionSource = CalendarConnection["source"];

interface Body {
  source: ConnectionSource;
  credentials: string | Record<string, string>;
  domains: string[];
  unconfirmed: boolean;
  try_with?: string;
}

const START_CREDENTIALS: Record<ConnectionSource, Body["credentials"]> = {
  google: "",
  office365: { tenant: "", client_id: "", client_secret: "" },
  exchange: { server: "", username: "", password: "" },
};

const toRequestBody = ({ credentials, ...body }: Body) =>
  ({
    ...body,
    credentials: typeof credentials === "string" ? parseServiceKey(credentials) : credentials,
  }) as Schemas["CalendarConnectionBody"];

interface Props {
  source: ConnectionSource;
  onClose: () => void;
}

/** Connects the calendars of a company; errors are shown at their fields. */
export function CalendarConnectionForm({ source, onClose }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const showSavedToast = useSavedToast();
  const form = useForm<Body, CalendarConnection>({
    start: { source, credentials: START_CREDENTIALS[source], domains: [], unconfirmed: false },
    schema: async () => (await import("./complete-connection-schema")).completeConnectionSchema,
    send: (body) => unwrapResponse(api.POST("/v2/calendar_connections", { body: toRequestBody(body) })),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: calendarConnectionsQuery.queryKey });
      showSavedToast();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(`companyCalendars.sources.${source}`)}
      text={t(`companyCalendars.how.${source}`)}
      submitLabel={t("calendars.connectDo")}
      onClose={onClose}
    >
      {source === "google" ? (
        <TextArea label={t("companyCalendars.key")} field={form.text("/credentials", "")} />
      ) : null}
      {source === "office365" ? (
        <>
          <TextInput label={t("companyCalendars.tenant")} field={form.text("/credentials/tenant", "")} />
          <TextInput label={t("companyCalendars.clientId")} field={form.text("/credentials/client_id", "")} />
          <TextInput
            label={t("companyCalendars.clientSecret")}
            type="password"
            field={form.text("/credentials/client_secret", "")}
          />
        </>
      ) : null}
      {source === "exchange" ? (
        <>
          <TextInput label={t("calendars.server")} field={form.text("/credentials/server", "")} />
          <TextInput label={t("calendars.username")} field={form.text("/credentials/username", "")} />
          <TextInput
            label={t("calendars.password")}
            type="password"
            field={form.text("/credentials/password", "")}
          />
        </>
      ) : null}
      <LinesInput
        label={t("companyCalendars.domains")}
        hint={t("companyCalendars.domainsHint")}
        name="/domains"
        lines={form.body.domains}
        error={form.findError("/domains")}
        placeholder="example.com"
        onChange={(lines) => form.set("/domains", lines)}
      />
      <TextInput
        label={t("companyCalendars.tryWith")}
        hint={t("companyCalendars.tryWithHint")}
        type="email"
        field={form.text("/try_with", undefined)}
      />
      <SwitchInput
        label={t("companyCalendars.unconfirmedSwitch")}
        hint={t("companyCalendars.unconfirmedHint")}
        {...form.switch("/unconfirmed")}
      />
    </FormDialog>
  );
}
