import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import type { Language } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import type { FoundCreator } from "./find-creator";
import type { WizardClosedView } from "./view";
import { buildWizardPath, type WizardState, type WizardStep } from "./wizard-state";

interface WizardClosedInput {
  found: Exclude<FoundCreator, { found: "creator" | "signed out" }>;
  step: WizardStep;
  creation: WizardState;
  /** The address of the page with all values. */
  path: string;
  lang: Language;
}

/** The reason why the link cannot be used, and what to do instead. */
export function buildWizardClosedView({ found, step, creation, path, lang }: WizardClosedInput): {
  view: WizardClosedView;
  status: number;
} {
  const t = getTranslator(lang);
  const stop = (
    title: string,
    text: string,
    exits: Partial<Pick<WizardClosedView, "leave" | "links">>,
  ): WizardClosedView => ({
    frame: buildPageShell(lang, { title, secret: true }, (other) => addQueryParams(path, { lang: other })),
    title,
    text,
    leave: null,
    links: [],
    ...exits,
  });
  switch (found.found) {
    case "no app": {
      const links = [{ href: "/", label: t("creation.stop.home") }];
      return {
        view: stop(t("creation.stop.noAppTitle"), t("creation.stop.noAppText"), { links }),
        status: 404,
      };
    }
    case "closed": {
      const links = [{ href: "/", label: t("creation.stop.home") }];
      return {
        view: stop(t("creation.stop.closedTitle"), t("creation.stop.closedText"), { links }),
        status: 404,
      };
    }
    case "bad token": {
      const name = wrapBidiIsolate(lang, found.app.name);
      const links = [
        { href: `/login?${new URLSearchParams({ next: path, lang })}`, label: t("creation.stop.login") },
      ];
      const view = stop(t("creation.stop.tokenTitle"), t("creation.stop.tokenText", { name }), { links });
      return { view, status: 403 };
    }
    case "other user": {
      const { app, may } = found;
      const address = wrapBidiIsolate(lang, found.signedIn);
      const ownState = { ...creation, link: { ...creation.link, cm: "", cn: "", ct: "" } };
      const view = stop(
        t("creation.stop.otherTitle"),
        t("creation.stop.otherText", { name: wrapBidiIsolate(lang, app.name), address }),
        {
          leave: {
            action: "/logout",
            hidden: [{ name: "next", value: path }],
            label: t("creation.stop.switch"),
          },
          links: may
            ? [
                {
                  href: buildWizardPath(step, ownState),
                  label: t("creation.stop.stay", { address }),
                },
              ]
            : [],
        },
      );
      return { view, status: 403 };
    }
  }
}
