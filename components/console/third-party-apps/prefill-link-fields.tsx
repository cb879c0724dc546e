"use client";
import type { Dispatch, SetStateAction } from "react";
import type { Schemas } from "../api";
import { SelectInput, TextInput } from "../form/fields";
import { TextArea } from "../form/text-area";
import type { TextField } from "../form/use-form";
import { useText } from "../texts";
import type { LinkParts } from "./build-link";
import { CreatorToken } from "./creator-token";
import { PageInput } from "./page-input";

interface Props {
  parts: LinkParts;
  apps: readonly Schemas["ThirdParty"][];
  setParts: Dispatch<SetStateAction<LinkParts>>;
  /** Called with the target page of the link. */
  onPage: (page: Schemas["Bookpage"] | null) => void;
}

/** The target of the link, and its prefilled values. */
export function PrefillLinkFields({ parts, apps, setParts, onPage }: Props) {
  const t = useText();
  const field = (name: keyof LinkParts) => ({
    name,
    value: parts[name],
    error: null,
    onChange: (value: string) =>
      // A token is valid for one app and one address: it is cleared when either changes.
      setParts((now) => ({ ...now, ...((name === "aid" || name === "cm") && { ct: "" }), [name]: value })),
  });
  const toPage = parts.target === "page";
  const app = apps.find(({ _id }) => _id === parts.aid);
  return (
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
      {toPage ? <PageInput field={field("page")} onFound={onPage} /> : null}
      <IdentityFields toPage={toPage} apps={apps} field={field} />
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
  );
}

interface IdentityProps {
  toPage: boolean;
  apps: Props["apps"];
  field: (name: keyof LinkParts) => TextField;
}

/** The app of the link, and the person who opens it. */
function IdentityFields({ toPage, apps, field }: IdentityProps) {
  const t = useText();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectInput
        label={t("apps.app")}
        field={field("aid")}
        options={[
          { value: "", label: toPage ? t("apps.none") : t("apps.choose") },
          ...apps.map(({ _id, name }) => ({ value: _id, label: name })),
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
  );
}
