"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { ApiValue, Schemas } from "../api";
import { SelectInput, SwitchInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { LinesInput } from "../form/lines-input";
import { useEditForm } from "../form/use-edit-form";
import { formatUserName } from "../resources/format-user-name";
import { listUsers } from "../resources/users";
import { useText } from "../texts";
import { listProviderLabels } from "./list-provider-labels";
import { OidcFields } from "./oidc-fields";
import { getSignIn, type SignIn, signInQuery, updateSignIn } from "./queries";
import { TeamGroups } from "./team-groups";

/** A chunk that loads when it is chosen. */
const SamlFields = lazy(() => import("./saml-fields"));

type Provider = NonNullable<Schemas["SignInBody"]["provider"]>;

const EMPTY_PROVIDER: Provider = {
  kind: "oidc",
  issuer: "",
  client_id: "",
  group_claim: "groups",
  admin_groups: [],
  team_groups: [],
  joining: true,
  only: false,
  emergency_admin: null,
};

function toBody({ provider }: SignIn): { provider: Provider } {
  if (!provider) return { provider: EMPTY_PROVIDER };
  const { redirect_uri: _, login_uri: __, certificate_details: ___, ...editable } = provider;
  return { provider: editable };
}

/** The provider where users sign in, and the mapping of its claims. */
export function ProviderForm({ read }: { read: ApiValue<SignIn> }) {
  const t = useText();
  const queries = useQueryClient();
  const form = useEditForm({
    read,
    toBody,
    schema: async () => (await import("@/lib/domain/auth/sign-in/schema")).signInBody,
    send: updateSignIn,
    onSaved: (response) => queries.setQueryData(signInQuery.queryKey, response),
    reread: getSignIn,
  });
  const { provider } = form.body;
  const { value: stored } = read;
  const isSaml = provider.kind === "saml";
  return (
    <FormFrame form={form} labels={listProviderLabels(t)} submitLabel={t("signIn.save")}>
      <SelectInput
        label={t("signIn.kind")}
        field={form.text("/provider/kind", "oidc")}
        options={[
          { value: "oidc", label: "OpenID Connect" },
          { value: "saml", label: "SAML 2.0" },
        ]}
      />
      {isSaml ? (
        <Suspense fallback={null}>
          <SamlFields form={form} stored={stored} />
        </Suspense>
      ) : (
        <OidcFields form={form} stored={stored} />
      )}
      <SwitchInput
        label={t("signIn.joining")}
        hint={t("signIn.joiningHint")}
        {...form.switch("/provider/joining")}
      />
      <TextInput
        label={t(isSaml ? "saml.groupAttribute" : "signIn.groupClaim")}
        field={form.text("/provider/group_claim", "")}
      />
      <LinesInput
        label={t("signIn.adminGroups")}
        hint={t("signIn.adminGroupsHint")}
        name="/provider/admin_groups"
        lines={provider.admin_groups ?? []}
        error={form.findError("/provider/admin_groups")}
        onChange={(lines) => form.set("/provider/admin_groups", lines)}
      />
      <TeamGroups
        groups={provider.team_groups ?? []}
        findError={form.findError}
        onChange={(groups) => form.set("/provider/team_groups", groups)}
      />
      <SwitchInput label={t("signIn.only")} hint={t("signIn.onlyHint")} {...form.switch("/provider/only")} />
      {provider.only ? <EmergencyAdmin field={form.text("/provider/emergency_admin", null)} /> : null}
    </FormFrame>
  );
}

const MAX_LISTED = 500;

function EmergencyAdmin({ field }: { field: Parameters<typeof SelectInput>[0]["field"] }) {
  const t = useText();
  const query = useQuery({
    queryKey: ["users", "admins"],
    queryFn: async () =>
      (await listUsers({ limit: MAX_LISTED })).value.filter(({ account }) => account.organization.admin),
  });
  return (
    <SelectInput
      label={t("signIn.emergency")}
      hint={t("signIn.emergencyHint")}
      field={field}
      options={[
        { value: "", label: t("signIn.emergencyPick") },
        ...(query.data ?? []).map((user) => ({
          value: user._id,
          label: formatUserName(user, user.emails[0] ?? user._id),
        })),
      ]}
    />
  );
}
