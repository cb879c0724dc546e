"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { TypedConfirmDialog } from "../form/typed-confirm-dialog";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";
import { signInQuery, updateSignIn } from "./queries";

/** Confirms the removal of the provider; passwords then work again. */
export function RemoveProvider({ issuer }: { issuer: string }) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const host = URL.canParse(issuer) && new URL(issuer).host ? new URL(issuer).host : issuer;
  return (
    <>
      <button type="button" className="button mt-4" data-tone="bad" onClick={() => setAsking(true)}>
        {t("signIn.end")}
      </button>
      {asking ? (
        <TypedConfirmDialog
          title={t("signIn.end")}
          text={t("signIn.endText")}
          name={host}
          label={t("list.typeName", { name: host })}
          submitLabel={t("signIn.end")}
          run={() => updateSignIn({ provider: null })}
          onDone={(response) => {
            queries.setQueryData(signInQuery.queryKey, response);
            showToast(t("signIn.ended"));
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
