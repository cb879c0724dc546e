"use client";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { buildFileBody } from "../pictures/build-file-body";
import { PictureInput } from "../pictures/picture-input";
import { useText } from "../texts";

type Page = Schemas["Bookpage"];

interface Props {
  page: Page;
  onDone: (response: ApiValue<Page>) => void;
}

/** A chunk that loads beside the page. */
export default function CoverInput({ page, onDone }: Props) {
  const t = useText();
  const params = { path: { nickname: page.nickname } };
  const { cover } = page.custom;
  return (
    <PictureInput
      label={t("organization.cover")}
      hint={t("organization.coverHint")}
      // biome-ignore lint/performance/noImgElement: made in all its sizes already
      shown={cover ? <img src={cover} alt="" className="w-60 rounded-sm border border-line" /> : null}
      upload={(file) =>
        unwrapResponse(api.PUT("/v2/bookpages/{nickname}/cover", { params, ...buildFileBody(file) }))
      }
      remove={() => unwrapResponse(api.DELETE("/v2/bookpages/{nickname}/cover", { params }))}
      onDone={onDone}
    />
  );
}
