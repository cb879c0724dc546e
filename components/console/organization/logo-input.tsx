"use client";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { buildFileBody } from "../pictures/build-file-body";
import { PictureInput } from "../pictures/picture-input";
import { useText } from "../texts";
import type { Organization } from "./edited-organization";

interface Props {
  organization: Organization;
  onDone: (response: ApiValue<Organization>) => void;
}

export function LogoInput({ organization, onDone }: Props) {
  const t = useText();
  const params = { path: { organization_id: organization._id } };
  const { logo, name } = organization;
  return (
    <PictureInput
      label={t("organization.logo")}
      hint={t("organization.logoHint")}
      shown={logo ? <Logo {...logo} name={name} /> : null}
      upload={(file) =>
        unwrapResponse(
          api.PUT("/v2/organizations/{organization_id}/logo", { params, ...buildFileBody(file) }),
        )
      }
      remove={() => unwrapResponse(api.DELETE("/v2/organizations/{organization_id}/logo", { params }))}
      onDone={onDone}
    />
  );
}

/** The logo on the backgrounds of both themes. */
const Logo = ({ url, width, height, tone, name }: Schemas["Picture"] & { name: string }) => (
  <span className="flex overflow-hidden rounded-sm border border-line">
    {(["light", "dark"] as const).map((theme) => (
      <span key={theme} data-theme={theme} className="flex bg-surface p-4">
        {/* biome-ignore lint/performance/noImgElement: made in all its sizes already */}
        <img
          src={new URL(url).pathname}
          alt={theme === "light" ? name : ""}
          width={width}
          height={height}
          className="logo"
          data-tone={tone}
        />
      </span>
    ))}
  </span>
);
