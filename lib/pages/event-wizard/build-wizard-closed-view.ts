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
  wizard: WizardState;
  /** The address of the page with all values. */
  path: string;
  lang: Language;
}

/** The reason why the link cannot be used, and what to do instead. */
export function buildWizardClosedView({ found, step, wizard, path, lang }: WizardClosedInput): {
  view: WizardClosedView;
  status: number;
} {
  const t = getTranslator(lang);
  const stop = (
    title: string,
    text: string,
    exits: Partial<Pick<WizardClosedView, "leave" | "links">>,
  ): WizardClosedView => ({
    shell: buildPageShell(lang, { title, secret: true }, (other) => addQueryParams(path, { lang: other })),
    title,
    text,
    leave: null,
    links: [],
    ...exits,
  });
  switch (found.found) {
    case "no app": {
      const links = [{ href: "/", label: t("eventWizard.stop.home") }];
      return {
        view: stop(t("eventWizard.stop.noAppTitle"), t("eventWizard.stop.noAppText"), { links }),
        status: 404,
      };
    }
    case "closed": {
      const links = [{ href: "/", label: t("eventWizard.stop.home") }];
      return {
        view: stop(t("eventWizard.stop.closedTitle"), t("eventWizard.stop.closedText"), { links }),
        status: 404,
      };
    }
    case "bad token": {
      const name = wrapBidiIsolate(lang, found.app.name);
      const links = [
        { href: `/login?${new URLSearchParams({ next: path, lang })}`, label: t("eventWizard.stop.login") },
      ];
      const view = stop(t("eventWizard.stop.tokenTitle"), t("eventWizard.stop.tokenText", { name }), {
        links,
      });
      return { view, status: 403 };
    }
    case "other user": {
      const { app, may } = found;
      const address = wrapBidiIsolate(lang, found.signedIn);
      const ownState = { ...wizard, link: { ...wizard.link, cm: "", cn: "", ct: "" } };
      const view = stop(
        t("eventWizard.stop.otherTitle"),
        t("eventWizard.stop.otherText", { name: wrapBidiIsolate(lang, app.name), address }),
        {
          leave: {
            action: "/logout",
            hidden: [{ name: "next", value: path }],
            label: t("eventWizard.stop.switch"),
          },
          links: may
            ? [
                {
                  href: buildWizardPath(step, ownState),
                  label: t("eventWizard.stop.stay", { address }),
                },
              ]
            : [],
        },
      );
      return { view, status: 403 };
    }
  }
}
