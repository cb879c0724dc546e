"use client";
import { type Answered, answered, api, type Schemas } from "../api";
import { fileBody } from "../pictures/file-body";
import { PictureInput } from "../pictures/picture-input";
import { useText } from "../texts";

type Page = Schemas["Bookpage"];

interface Props {
  page: Page;
  onDone: (answer: Answered<Page>) => void;
}

/** Loaded beside the page. */
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
      upload={(file) => answered(api.PUT("/v2/bookpages/{nickname}/cover", { params, ...fileBody(file) }))}
      remove={() => answered(api.DELETE("/v2/bookpages/{nickname}/cover", { params }))}
      onDone={onDone}
    />
  );
}
