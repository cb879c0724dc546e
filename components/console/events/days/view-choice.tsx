"use client";
import { useListAddress } from "../../list/use-list-address";
import { useText } from "../../texts";

const VIEWS = ["list", "agenda", "week"] as const;

/** The choice of the layout, which is stored in the URL. */
export function ViewChoice() {
  const t = useText();
  const address = useListAddress();
  const view = address.get("view") || "list";
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("meetings.view")}</legend>
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          className="button"
          aria-pressed={one === view}
          {...(one === view && { "data-tone": "primary" })}
          onClick={() => address.set("view", one === "list" ? "" : one)}
        >
          {t(`meetings.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
