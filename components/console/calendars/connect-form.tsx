"use client";
import { useQueryClient } from "@tanstack/react-query";
import { PASSWORD_SOURCES } from "@/lib/domain/calendars/options";
import { api, type Schemas, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { buildCalendarsQuery, type Calendar } from "../resources/calendars";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";

/** Sources that a form connects. */
export const CREDENTIAL_SOURCES = [...PASSWORD_SOURCES, "ics"] as const;

type Source = (typeof CREDENTIAL_SOURCES)[number];

const EMPTY_BODIES: Record<Source, object> = {
  exchange: { source: "exchange", credentials: { server: "", username: "", password: "" } },
  icloud: { source: "icloud", credentials: { username: "", password: "" } },
  caldav: { source: "caldav", credentials: { server: "", username: "", password: "" } },
  ics: { source: "ics", url: "" },
};

interface Props {
  user: string;
  source: Source;
  /** The account that is reconnected; its password or secret address is not known. */
  known?: Calendar;
  onClose: () => void;
}

/** Builds the known part of the form: an account is matched by the address of its calendars. */
const buildReconnectBody = (source: Source, { name, source_id: id }: Calendar): object =>
  source === "ics"
    ? EMPTY_BODIES.ics
    : {
        source,
        credentials: {
          ...(source !== "icloud" && { server: source === "caldav" ? (id ?? "") : "" }),
          username: source === "exchange" ? (id ?? name) : name,
          password: "",
        },
      };

/** Connects an account with typed credentials; errors are shown at their fields. */
export function ConnectForm({ user, source, known, onClose }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const showToast = useToast();
  const form = useForm<object, Calendar>({
    start: known ? buildReconnectBody(source, known) : EMPTY_BODIES[source],
    schema: async () => (await import("./complete-account-schema")).completeAccountSchema,
    send: (body) =>
      unwrapResponse(
        api.POST("/v2/users/{user_id}/calendars", {
          params: { path: { user_id: user } },
          body: body as Schemas["CalendarAccount"],
        }),
      ),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: buildCalendarsQuery(user).queryKey });
      showToast(t("calendarUse.connected", { name: t(`calendars.sources.${source}`) }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={known ? t("calendarUse.reconnectTitle", { name: known.name }) : t(`calendars.sources.${source}`)}
      text={t(`calendars.how.${source}`)}
      submitLabel={t("calendars.connectDo")}
      onClose={onClose}
    >
      {source === "ics" ? (
        <>
          <TextInput label={t("calendars.fileAddress")} type="url" field={form.text("/url", "")} />
          <TextInput label={t("users.name")} field={form.text("/name", undefined)} />
        </>
      ) : (
        <>
          {source === "icloud" ? null : (
            <TextInput label={t("calendars.server")} field={form.text("/credentials/server", "")} />
          )}
          <TextInput label={t("calendars.username")} field={form.text("/credentials/username", "")} />
          <TextInput
            label={t("calendars.password")}
            type="password"
            field={form.text("/credentials/password", "")}
          />
        </>
      )}
    </FormDialog>
  );
}
