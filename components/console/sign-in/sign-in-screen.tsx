"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { ApiValue } from "../api";
import { SwitchInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useEditForm } from "../form/use-edit-form";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";
import { ProviderForm } from "./provider-form";
import { getSignIn, type SignIn, signInQuery, updateSignIn } from "./queries";
import { RemoveProvider } from "./remove-provider";
import { SignInDomains } from "./sign-in-domains";

/** A chunk that loads beside the rest. */
const Provisioning = lazy(() => import("./provisioning"));

/** The sign-in of the organisation: domains, provider, second factors. */
export function SignInScreen() {
  const t = useText();
  const query = useQuery(signInQuery);
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  return (
    <>
      <div className="grid gap-2">
        <PageHeader title={t("signIn.title")} back={null} />
        <p className="max-w-prose text-muted">{t("signIn.intro")}</p>
      </div>
      <Panel title={t("signIn.factor")}>
        <FactorForm read={query.data} />
      </Panel>
      <Panel title={t("signIn.domains")}>
        <SignInDomains domains={query.data.value.domains} />
      </Panel>
      <Panel title={t("signIn.provider")}>
        <ProviderForm read={query.data} />
        {query.data.value.provider ? <RemoveProvider issuer={query.data.value.provider.issuer} /> : null}
      </Panel>
      <Suspense fallback={null}>
        <Provisioning />
      </Suspense>
    </>
  );
}

const toBody = ({ second_factor_required }: SignIn) => ({ second_factor_required });

function FactorForm({ read }: { read: ApiValue<SignIn> }) {
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
  return (
    <FormFrame form={form} labels={{ "/second_factor_required": t("signIn.factorRequired") }}>
      <SwitchInput
        label={t("signIn.factorRequired")}
        hint={t("signIn.factorRequiredHint")}
        {...form.switch("/second_factor_required")}
      />
    </FormFrame>
  );
}
