"use client";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { TextInput } from "../form/fields";
import type { Form } from "../form/use-form";
import { usePaused } from "../preview/use-paused";
import { useText } from "../texts";
import type { EditedLocation } from "./edited-location";
import { linkDoubtQuery } from "./location-queries";

interface Props {
  locator: string;
  form: Form<EditedLocation>;
}

/** Where the place leads to; the path of a page where nobody can be booked is taken, and doubted. */
export function LinkField({ locator, form }: Props) {
  const t = useText();
  const { link } = form.body;
  const asked = usePaused(link?.startsWith("/") ? link : null);
  const leadsNowhere = useQuery(linkDoubtQuery(locator, asked)).data === true && asked === link;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Below the field a phone has the form's buttons.
    if (leadsNowhere && frame.current?.contains(document.activeElement))
      frame.current.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [leadsNowhere]);
  return (
    <div ref={frame}>
      <TextInput label={t("locators.link")} hint={t("locators.linkHint")} field={form.text("/link")} />
      <p
        role="status"
        className={
          leadsNowhere
            ? "mt-2 scroll-mb-40 rounded-sm border border-warn p-3 font-medium text-warn"
            : "sr-only"
        }
      >
        {leadsNowhere ? t("locators.linkNowhere") : null}
      </p>
    </div>
  );
}
