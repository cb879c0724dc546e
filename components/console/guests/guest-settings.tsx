"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { SwitchInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { LinesInput } from "../form/lines-input";
import { useEditForm } from "../form/use-edit-form";
import { FailedList, ListSkeleton } from "../list/list-states";
import { getOrganization, organizationQuery } from "../resources/organization";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";

type Organization = Schemas["Organization"];

/** The verification of guests, and the blocked addresses. */
export function GuestSettings() {
  const t = useText();
  const query = useQuery(organizationQuery);
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  return (
    <>
      <div className="grid gap-2">
        <PageHeader title={t("guests.title")} back={null} />
        <p className="max-w-prose text-muted">{t("guests.intro")}</p>
      </div>
      <Panel title={t("pages.who")}>
        <GuestForm read={query.data} />
      </Panel>
    </>
  );
}

const toBody = ({ confirm_bookers, open_polls, blocked_guests }: Organization) => ({
  confirm_bookers,
  open_polls,
  blocked_guests,
});

function GuestForm({ read }: { read: ApiValue<Organization> }) {
  const t = useText();
  const queries = useQueryClient();
  const form = useEditForm({
    read,
    toBody,
    schema: async () => (await import("@/lib/domain/tenancy/organizations/schema")).organizationBody,
    send: (body, header) => unwrapResponse(api.PUT("/v2/organization", { params: { header }, body })),
    onSaved: (response) => queries.setQueryData(organizationQuery.queryKey, response),
    reread: getOrganization,
    undoable: true,
  });
  const labels = {
    "/confirm_bookers": t("guests.confirm"),
    "/open_polls": t("guests.polls"),
    "/blocked_guests": t("guests.blocked"),
  };
  return (
    <FormFrame form={form} labels={labels}>
      <SwitchInput
        label={t("guests.confirm")}
        hint={t("guests.confirmHint")}
        {...form.switch("/confirm_bookers")}
      />
      <SwitchInput label={t("guests.polls")} hint={t("guests.pollsHint")} {...form.switch("/open_polls")} />
      {form.start.open_polls ? (
        <CopyField
          label={t("guests.pollsLink")}
          value={`${window.location.origin}/add_details?oid=${read.value._id}`}
        />
      ) : null}
      <LinesInput
        label={t("guests.blocked")}
        hint={t("guests.blockedHint")}
        name="/blocked_guests"
        lines={form.body.blocked_guests}
        error={form.findError("/blocked_guests")}
        onChange={(lines) => form.set("/blocked_guests", lines)}
      />
    </FormFrame>
  );
}
