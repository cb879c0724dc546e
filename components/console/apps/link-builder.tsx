"use client";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import type { Schemas } from "../api";
import { SelectInput, TextInput } from "../form/fields";
import { TextArea } from "../form/text-area";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { PageHead } from "../ui/page-head";
import { Panel } from "../ui/panel";
import { buildLink, type LinkParts, NO_PARTS } from "./build-link";
import { CreatorToken } from "./creator-token";
import { LinkPreview } from "./link-preview";
import { PageInput } from "./page-input";
import { allAppsQuery } from "./queries";

/** Beyond this, some mail programs cut links. */
const LONG = 2000;

export function LinkBuilder() {
  const t = useText();
  const aid = useSearchParams().get("aid") ?? "";
  const [parts, setParts] = useState<LinkParts>({ ...NO_PARTS, aid });
  const [page, setPage] = useState<Schemas["Bookpage"] | null>(null);
  const apps = useQuery(allAppsQuery);
  const field = (name: keyof LinkParts) => ({
    name,
    value: parts[name],
    error: null,
    onChange: (value: string) =>
      // A token is for one app and one address.
      setParts((now) => ({ ...now, ...((name === "aid" || name === "cm") && { ct: "" }), [name]: value })),
  });
  const toPage = parts.target === "page";
  const path = buildLink(parts);
  const link = path && `${location.origin}${path}`;
  const app = apps.data?.value.find(({ _id }) => _id === parts.aid);
  return (
    <>
      <PageHead title={t("apps.builder")} back={{ href: "/console/apps", label: t("apps.title") }} />
      <p className="max-w-prose text-muted">{t("apps.builderText")}</p>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <section className="grid gap-5 rounded-lg border border-line bg-raised p-4 sm:p-6">
          <SelectInput
            label={t("apps.target")}
            field={field("target")}
            options={[
              { value: "page", label: t("apps.toPage") },
              { value: "invitees", label: t("apps.toInvitees") },
              { value: "details", label: t("apps.toDetails") },
            ]}
          />
          {toPage ? <PageInput field={field("page")} onFound={setPage} /> : null}
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectInput
              label={t("apps.app")}
              field={field("aid")}
              options={[
                { value: "", label: toPage ? t("apps.none") : t("apps.choose") },
                ...(apps.data?.value ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
            />
            <TextInput label={t("apps.groups")} hint={t("apps.groupsHint")} field={field("agid")} />
            <TextInput label={toPage ? t("apps.bookerName") : t("apps.creatorName")} field={field("cn")} />
            <TextInput
              label={toPage ? t("apps.bookerEmail") : t("apps.creatorEmail")}
              type="email"
              field={field("cm")}
            />
            {toPage ? (
              <>
                <TextInput label={t("apps.company")} field={field("cc")} />
                <TextInput label={t("apps.phone")} field={field("cp")} />
              </>
            ) : null}
          </div>
          {toPage ? null : (
            <>
              <CreatorToken app={app} email={parts.cm} field={field("ct")} />
              <TextArea label={t("apps.invitees")} hint={t("apps.inviteesHint")} field={field("invitees")} />
            </>
          )}
          <TextInput label={t("apps.subject")} field={field("et")} />
          <TextArea label={t("apps.message")} field={field("em")} />
          <TextArea label={t("apps.places")} hint={t("apps.placesHint")} field={field("places")} />
        </section>
        <div className="grid gap-4 lg:sticky lg:top-8">
          <Panel title={t("apps.link")}>
            {link ? (
              <div className="grid gap-4">
                <CopyField label={t("apps.link")} value={link} />
                <a href={link} target="_blank" rel="noreferrer" className="button justify-self-start">
                  <ExternalLink size={18} aria-hidden />
                  {t("apps.open")}
                </a>
              </div>
            ) : (
              <p className="text-muted">{t("apps.incomplete")}</p>
            )}
            {toPage && page && !page.custom.enable_api ? (
              <p className="mt-4 font-medium text-warn">{t("apps.ignored")}</p>
            ) : null}
            {link && link.length > LONG ? (
              <p className="mt-4 font-medium text-warn">{t("apps.long")}</p>
            ) : null}
          </Panel>
          <Panel title={t("apps.preview")}>
            <LinkPreview link={link} app={app?.name} toPage={toPage} />
          </Panel>
        </div>
      </div>
    </>
  );
}
