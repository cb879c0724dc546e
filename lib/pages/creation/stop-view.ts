import { frameView } from "@/lib/pages/frame/frame-view";
import { withQuery } from "@/lib/pages/frame/with-query";
import { isolate } from "@/lib/platform/i18n/isolate";
import type { Language } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { buildCreationAddress, type Creation, type Step } from "./creation-query";
import type { FoundCreator } from "./find-creator";
import type { StopView } from "./view";

interface Stopped {
  found: Exclude<FoundCreator, { found: "creator" | "nobody" }>;
  step: Step;
  creation: Creation;
  /** Where the page is, with everything that was entered. */
  here: string;
  lang: Language;
}

/** Why the link leads no further, and what does. */
export function stopView({ found, step, creation, here, lang }: Stopped): { view: StopView; status: number } {
  const t = getTranslator(lang);
  const stop = (title: string, text: string, ways: Partial<Pick<StopView, "leave" | "links">>): StopView => ({
    frame: frameView(lang, { title, secret: true }, (other) => withQuery(here, { lang: other })),
    title,
    text,
    leave: null,
    links: [],
    ...ways,
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
      const name = isolate(lang, found.app.name);
      const links = [
        { href: `/login?${new URLSearchParams({ next: here, lang })}`, label: t("creation.stop.login") },
      ];
      const view = stop(t("creation.stop.tokenTitle"), t("creation.stop.tokenText", { name }), { links });
      return { view, status: 403 };
    }
    case "somebody else": {
      const { app, may } = found;
      const address = isolate(lang, found.signedIn);
      const own = { ...creation, link: { ...creation.link, cm: "", cn: "", ct: "" } };
      const view = stop(
        t("creation.stop.otherTitle"),
        t("creation.stop.otherText", { name: isolate(lang, app.name), address }),
        {
          leave: {
            action: "/logout",
            hidden: [{ name: "next", value: here }],
            label: t("creation.stop.switch"),
          },
          links: may
            ? [
                {
                  href: buildCreationAddress(step, own),
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
