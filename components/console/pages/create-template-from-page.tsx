"use client";
import { CopyPlus } from "lucide-react";
import { useState } from "react";
import { canPerform, useMe } from "../me";
import { useText } from "../texts";
import { useNavigate } from "../ui/use-navigate";
import { CreateTemplate } from "./create-template";

/** Makes a template of a page and its types. It is a chunk that loads beside the page. */
export default function CreateTemplateFromPage({ page }: { page: string }) {
  const t = useText();
  const me = useMe();
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  if (!canPerform(me, "createPageTemplate")) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setCreating(true)}>
        <CopyPlus size={18} aria-hidden />
        {t("templates.make")}
      </button>
      {creating ? (
        <CreateTemplate
          page={page}
          onClose={() => setCreating(false)}
          onOpen={(id) => navigate(`/console/templates/${id}`)}
        />
      ) : null}
    </>
  );
}
