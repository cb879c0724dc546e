"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CalendarRange, Link2, SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { createLink, LINKS_KEY, type LinkTarget } from "../resources/links";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { Panel } from "../ui/panel";
import { copyWhenReady } from "./copy-when-ready";
import { LinkList } from "./link-list";

const CreateLink = lazy(() => import("./create-link"));
const OfferTimes = lazy(() => import("./offer-times"));

interface Props extends LinkTarget {
  /** The durations in minutes that bookers choose from. */
  durations: readonly number[];
}

/** The links that book a page or a type a limited number of times; a click creates one. */
export function LinkPanel({ durations, ...target }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const [open, setOpen] = useState<"link" | "offer" | null>(null);
  const once = useMutation({
    mutationFn: async () => {
      const making = createLink({ ...target, uses: 1 });
      const copied = await copyWhenReady({ "text/plain": making.then(({ url }) => url) });
      return { copied, url: (await making).url };
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: LINKS_KEY }),
  });
  const close = () => setOpen(null);
  return (
    <Panel title={t("links.title")}>
      <p className="text-muted text-sm">{t("links.text")}</p>
      <div className="mt-4 grid gap-2">
        <MutationButton mutation={once} tone="primary">
          <Link2 size={18} aria-hidden />
          {t("links.makeOne")}
        </MutationButton>
        <button type="button" className="button" onClick={() => setOpen("link")}>
          <SlidersHorizontal size={18} aria-hidden />
          {t("links.more")}
        </button>
        <button type="button" className="button" onClick={() => setOpen("offer")}>
          <CalendarRange size={18} aria-hidden />
          {t("links.offer")}
        </button>
      </div>
      <ErrorText error={once.error} className="mt-3" />
      {once.data ? (
        <div className="mt-4">
          <CopyField key={once.data.url} label={t("links.address")} value={once.data.url} />
          <p role="status" className="mt-1 text-muted text-sm">
            {t(once.data.copied ? "links.copied" : "links.made")}
          </p>
        </div>
      ) : null}
      <LinkList {...target} />
      <Suspense>
        {open === "link" ? <CreateLink target={target} onClose={close} /> : null}
        {open === "offer" ? <OfferTimes target={target} durations={durations} onClose={close} /> : null}
      </Suspense>
    </Panel>
  );
}
