"use client";
import { useListAddress } from "../list/use-list-address";
import { canSeeOthers, useMe } from "../me";
import { useText } from "../texts";

const PARAMETER = "meetings";

const OWNERS = ["mine", "all"] as const;

/** Returns the id of the user whose meetings are shown; empty for all that the user may see. */
export function useMeetingsOwner(): string {
  const me = useMe();
  const isAll = useListAddress().get(PARAMETER) === "all";
  return canSeeOthers(me) && !isAll ? me.id : "";
}

/** The choice between the user's own meetings and all that they may see, which is stored in the URL. */
export function OwnerChoice() {
  const t = useText();
  const address = useListAddress();
  const chosen = address.get(PARAMETER) === "all" ? "all" : "mine";
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{t("overview.whose")}</legend>
      {OWNERS.map((owner) => (
        <button
          key={owner}
          type="button"
          className="button"
          aria-pressed={owner === chosen}
          {...(owner === chosen && { "data-tone": "primary" })}
          onClick={() => address.set(PARAMETER, owner === "all" ? "all" : "")}
        >
          {t(`overview.${owner}`)}
        </button>
      ))}
    </fieldset>
  );
}
