"use client";
import { CopyPlus } from "lucide-react";
import { useState } from "react";
import { useGoOn } from "../form/use-go-on";
import { mayDo, useMe } from "../me";
import { useText } from "../texts";
import { CreateTemplate } from "./create-template";

/** Of a page: makes a template of it, with its types. Loaded beside the page. */
export default function MakeTemplate({ page }: { page: string }) {
  const t = useText();
  const me = useMe();
  const goOn = useGoOn();
  const [creating, setCreating] = useState(false);
  if (!mayDo(me, "createPageTemplate")) return null;
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
          onOpen={(id) => goOn(`/console/templates/${id}`)}
        />
      ) : null}
    </>
  );
}
