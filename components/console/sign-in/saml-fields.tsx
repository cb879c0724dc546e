"use client";
import { useState } from "react";
import { SelectInput, SwitchInput, TextInput } from "../form/fields";
import { TextArea } from "../form/text-area";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import type { ProviderFieldsProps } from "./queries";

type Source = "address" | "text" | "hand";

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g;

/** Splits certificates that are pasted below each other; a single one may lack its PEM header. */
const splitCertificates = (text: string): string[] => text.match(PEM) ?? (text.trim() ? [text.trim()] : []);

/** A SAML provider: our metadata for it, and its metadata for us. */
export default function SamlFields({ form, stored }: ProviderFieldsProps) {
  const t = useText();
  const { service_provider: serviceProvider, provider: known } = stored;
  const isKnown = known?.kind === "saml";
  const [source, setSource] = useState<Source>(isKnown && !known.metadata_url ? "hand" : "address");
  const choose = (chosen: Source) => {
    setSource(chosen);
    form.set("/provider/metadata", undefined);
    form.set("/provider/metadata_url", chosen === "address" ? (known?.metadata_url ?? null) : null);
  };
  return (
    <>
      <p className="max-w-prose text-muted">{t("saml.ours")}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <CopyField label={t("saml.entityId")} value={serviceProvider.entity_id} />
        <CopyField label={t("saml.acs")} value={serviceProvider.acs_url} />
        <CopyField label={t("saml.ourMetadata")} value={serviceProvider.metadata_url} />
        <CopyField label={t("signIn.login")} value={`${window.location.origin}/login/with/${stored._id}`} />
      </div>
      <SelectInput
        label={t("saml.source")}
        field={{ name: "source", value: source, error: null, onChange: (text) => choose(text as Source) }}
        options={[
          { value: "address", label: t("saml.sourceAddress") },
          { value: "text", label: t("saml.sourceText") },
          { value: "hand", label: t("saml.sourceHand") },
        ]}
      />
      <SourceFields source={source} form={form} />
      {isKnown ? <StoredMetadata provider={known} /> : null}
      <AttributeFields form={form} />
      <SwitchInput
        label={t("saml.idpInitiated")}
        hint={t("saml.idpInitiatedHint")}
        {...form.switch("/provider/idp_initiated")}
      />
    </>
  );
}

function SourceFields({ source, form }: Pick<ProviderFieldsProps, "form"> & { source: Source }) {
  const t = useText();
  if (source !== "hand") {
    // Before any metadata exist, missing values are reported at the field that would provide them.
    const missing = form.findError("/provider/issuer");
    const [pointer, empty] =
      source === "address"
        ? (["/provider/metadata_url", null] as const)
        : (["/provider/metadata", undefined] as const);
    const own = form.text(pointer, empty);
    const field = { ...own, error: own.error ?? missing };
    return source === "address" ? (
      <TextInput label={t("saml.metadataUrl")} hint={t("saml.metadataUrlHint")} type="url" field={field} />
    ) : (
      <TextArea label={t("saml.metadata")} hint={t("saml.metadataHint")} field={field} />
    );
  }
  const { certificates = [] } = form.body.provider;
  const error = ["", "/0", "/1", "/2", "/3"]
    .map((at) => form.findError(`/provider/certificates${at}`))
    .find(Boolean);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput label={t("saml.issuer")} field={form.text("/provider/issuer", "")} />
        <TextInput label={t("saml.signInUrl")} type="url" field={form.text("/provider/sign_in_url", null)} />
      </div>
      <TextArea
        label={t("saml.certificates")}
        hint={t("saml.certificatesHint")}
        field={{
          name: "/provider/certificates",
          value: certificates.join("\n"),
          error: error ?? null,
          onChange: (text) => form.set("/provider/certificates", splitCertificates(text)),
        }}
      />
    </>
  );
}

type Provider = NonNullable<ProviderFieldsProps["stored"]["provider"]>;

/** The stored metadata, with the expiry of the certificates. */
function StoredMetadata({ provider }: { provider: Provider }) {
  const t = useText();
  const me = useMe();
  return (
    <dl className="grid gap-x-6 gap-y-1 rounded-md border border-line p-4 text-sm sm:grid-cols-[auto_1fr]">
      <dt className="text-muted">{t("saml.issuer")}</dt>
      <dd className="break-all">{provider.issuer}</dd>
      <dt className="text-muted">{t("saml.signInUrl")}</dt>
      <dd className="break-all">{provider.sign_in_url}</dd>
      {provider.certificate_details.map(({ subject, expires_at, fingerprint }) => (
        <div key={fingerprint} className="contents">
          <dt className="text-muted">{t("saml.certificate")}</dt>
          <dd className="break-words">
            {subject} · {t("saml.until", { when: formatMoment(me, expires_at) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AttributeFields({ form }: Pick<ProviderFieldsProps, "form">) {
  const t = useText();
  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium">{t("saml.attributes")}</legend>
      <p className="max-w-prose text-muted">{t("saml.attributesHint")}</p>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextInput label={t("saml.email")} field={form.text("/provider/attributes/email", undefined)} />
        <TextInput
          label={t("saml.firstName")}
          field={form.text("/provider/attributes/first_name", undefined)}
        />
        <TextInput
          label={t("saml.lastName")}
          field={form.text("/provider/attributes/last_name", undefined)}
        />
      </div>
    </fieldset>
  );
}
