"use client";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useDebouncedBody } from "../change-preview/use-debounced-body";
import { TextInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";
import type { EditedLocation } from "./edited-location";
import { buildLinkWarningQuery } from "./location-queries";

interface Props {
  locator: string;
  form: FormController<EditedLocation>;
}

/** The link of the location. A path of a page that cannot be booked is accepted with a warning. */
export function LocationLinkField({ locator, form }: Props) {
  const t = useText();
  const { link } = form.body;
  const checkedLink = useDebouncedBody(link?.startsWith("/") ? link : null);
  const hasBrokenLink =
    useQuery(buildLinkWarningQuery(locator, checkedLink)).data === true && checkedLink === link;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone, the form's buttons are below the field.
    if (hasBrokenLink && frame.current?.contains(document.activeElement))
      frame.current.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [hasBrokenLink]);
  return (
    <div ref={frame}>
      <TextInput label={t("locators.link")} hint={t("locators.linkHint")} field={form.text("/link")} />
      <p
        role="status"
        className={
          hasBrokenLink
            ? "mt-2 scroll-mb-40 rounded-sm border border-warn p-3 font-medium text-warn"
            : "sr-only"
        }
      >
        {hasBrokenLink ? t("locators.linkNowhere") : null}
      </p>
    </div>
  );
}
