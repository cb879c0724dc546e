"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { Schemas } from "../api";
import { canPerform, useMe } from "../me";
import { buildPageQuery, PAGES_KEY } from "../resources/pages";
import { buildTemplateQuery, releasePages, TEMPLATE_PAGES_KEY } from "../resources/templates";
import { TYPES_KEY } from "../resources/types";
import { useText } from "../texts";
import { useNavigate } from "../ui/use-navigate";
import { useToast } from "../ui/use-toast";
import ReleaseDialog, { type ReleaseChoice } from "./release-dialog";

interface Props {
  template: string;
  /** The page to release; null if a type is shown. */
  page: Schemas["Bookpage"] | null;
}

/** A note that a page or type follows a template, with a link. It is a chunk that loads beside the page. */
export default function TemplateNote({ template, page }: Props) {
  const t = useText();
  const me = useMe();
  const mayRead = canPerform(me, "getPageTemplate");
  const { data } = useQuery({ ...buildTemplateQuery(template), enabled: mayRead });
  return (
    <section className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-lg border border-line bg-raised p-4 sm:p-6">
      <Lock size={20} aria-hidden className="mt-0.5 flex-none text-muted" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-bold">{t(page ? "templates.follows" : "templates.typeFollows")}</h2>
        <p className="text-muted text-sm">{t("templates.followsText")}</p>
        {mayRead ? (
          <Link className="link inline-flex min-h-11 items-center" href={`/console/templates/${template}`}>
            {t("templates.open", { name: data?.value.name ?? "…" })}
          </Link>
        ) : null}
      </div>
      {page && canPerform(me, "releasePageTemplate") ? (
        <ReleaseButton template={template} page={page} />
      ) : null}
    </section>
  );
}

function ReleaseButton({ template, page }: { template: string; page: Schemas["Bookpage"] }) {
  const t = useText();
  const navigate = useNavigate();
  const showToast = useToast();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const run = async (afterwards: ReleaseChoice) => {
    await releasePages(template, { pages: [page._id], afterwards });
    for (const queryKey of [
      TEMPLATE_PAGES_KEY,
      PAGES_KEY,
      TYPES_KEY,
      ["type"],
      buildTemplateQuery(template).queryKey,
    ])
      void queries.invalidateQueries({ queryKey });
    if (afterwards === "delete") return navigate("/console/pages");
    await queries.invalidateQueries({ queryKey: buildPageQuery(page.nickname).queryKey });
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {t("templates.release")}
      </button>
      {asking ? (
        <ReleaseDialog
          title={t("templates.release")}
          text={t("templates.releaseText", { count: 1 })}
          of="page"
          start="keep"
          submitLabel={t("templates.release")}
          run={run}
          onDone={() => {
            setAsking(false);
            showToast(t("templates.released"));
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
