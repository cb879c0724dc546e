"use client";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useGoOn } from "../form/use-go-on";
import { useMe } from "../me";
import { useText } from "../texts";
import { restoreRemoved } from "../undo/restore-removed";
import { useOfferBack } from "../undo/use-remove";
import { ConfirmByName } from "./confirm-by-name";

interface Props {
  /** What is typed: the part of the public address that stops working, or somebody's address. */
  name: string;
  label: string;
  /** Says what stops working. */
  text: string;
  run: () => Promise<unknown>;
  invalidate: QueryKey;
  /** The id of what can be restored; left out where nothing comes back. */
  restores?: string;
  /** The list to go back to. */
  list: string;
}

/** An editor's way to delete what has a public page, to which people have been sent links, or a person. */
export function DeleteByName({ name, label, text, run, invalidate, restores, list }: Props) {
  const t = useText();
  const { role } = useMe();
  const goOn = useGoOn();
  const queries = useQueryClient();
  const offerBack = useOfferBack();
  const [asking, setAsking] = useState(false);
  if (role === "viewer") return null;
  return (
    <div>
      <button type="button" className="button" data-tone="bad" onClick={() => setAsking(true)}>
        {label}
      </button>
      {asking ? (
        <ConfirmByName
          title={label}
          text={text}
          name={name}
          label={t("list.typeName", { name })}
          submitLabel={t("list.delete")}
          run={async () => {
            await run();
            await queries.invalidateQueries({ queryKey: invalidate });
          }}
          onDone={() => {
            if (restores) offerBack(t("undo.deleted", { name }), () => restoreRemoved(restores));
            goOn(list);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
