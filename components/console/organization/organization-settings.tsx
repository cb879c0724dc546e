"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { type ApiValue, api, unwrapResponse } from "../api";
import { FormFrame } from "../form/form-frame";
import { useEditForm } from "../form/use-edit-form";
import { FailedList, ListSkeleton } from "../list/list-states";
import { getOrganization, organizationQuery } from "../resources/organization";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";
import { BrandingFields } from "./branding-fields";
import { DefaultFields } from "./default-fields";
import { type Organization, toEditedOrganization } from "./edited-organization";
import { LogoInput } from "./logo-input";

/** The organisation's branding and its defaults for new users. */
export function OrganizationSettings() {
  const t = useText();
  const query = useQuery(organizationQuery);
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  return (
    <>
      <PageHeader title={t("organization.title")} back={null} />
      <OrganizationForm read={query.data} />
      <p>
        <Link className="link inline-flex min-h-11 items-center" href="/console/guests">
          {t("guests.title")}
        </Link>
      </p>
    </>
  );
}

function OrganizationForm({ read }: { read: ApiValue<Organization> }) {
  const t = useText();
  const queries = useQueryClient();
  const id = read.value._id;
  const store = (response: ApiValue<Organization>) =>
    queries.setQueryData(organizationQuery.queryKey, response);
  const form = useEditForm({
    read,
    toBody: toEditedOrganization,
    schema: async () => (await import("@/lib/domain/tenancy/organizations/schema")).organizationBody,
    send: (body, header) =>
      unwrapResponse(
        api.PUT("/v2/organizations/{organization_id}", {
          params: { path: { organization_id: id }, header },
          body,
        }),
      ),
    onSaved: store,
    reread: getOrganization,
    undoable: true,
  });
  const labels = {
    "/name": t("organization.name"),
    "/accent": t("organization.accent"),
    "/footer": t("organization.footer"),
    "/privacy_url": t("organization.privacy"),
    "/imprint_url": t("organization.imprint"),
    "/credit": t("organization.credit"),
    "/lang": t("organization.lang"),
    "/timezone": t("organization.zone"),
    "/week_start": t("organization.week"),
    "/hour_cycle": t("organization.clock"),
  };
  const onLogo = (response: ApiValue<Organization>) => {
    store(response);
    form.updateStored({ start: toEditedOrganization(response.value), etag: response.etag });
  };
  return (
    <FormFrame form={form} labels={labels}>
      <Panel title={t("organization.branding")}>
        <div className="grid gap-5">
          <LogoInput organization={read.value} onDone={onLogo} />
          <BrandingFields form={form} />
        </div>
      </Panel>
      <Panel title={t("organization.defaults")}>
        <DefaultFields form={form} />
      </Panel>
    </FormFrame>
  );
}
