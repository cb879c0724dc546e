/** @jsxImportSource preact */
import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { getTextDirection } from "@/lib/platform/i18n/languages";
import { pickTextColour } from "../frame/colour";
import { type FrameOptions, getBrowserZone } from "../frame/frame-url";
import type { EmitEvent } from "../frame/open-frame";
import type { BaseContext } from "./calendar-context";
import { createTranslator } from "./create-translator";
import { INLINE_STYLE } from "./inline-style";
import { loadElementTexts, pickElementLanguage } from "./load-element-texts";
import { PageClient, type PageFacts } from "./page-client";
import { TimesForm } from "./times-form";
import { useApp } from "./use-app";
import { useLaterSteps } from "./use-later-steps";
import { useVisitorChoices } from "./use-visitor-choices";

interface RenderOptions {
  emit: EmitEvent;
  /** Returns false if a newer rendering has started while this one was loading. */
  isCurrent: () => boolean;
}

/**
 * Renders a booking page in a shadow root and returns a function that removes it. Throws if the page cannot be
 * rendered without a frame.
 */
export async function renderInline(
  root: ShadowRoot,
  options: FrameOptions,
  { emit, isCurrent }: RenderOptions,
) {
  const service = new PageClient(options);
  const lang = pickElementLanguage([options.lang, ...navigator.languages]);
  const [facts, texts] = await Promise.all([service.getFacts(service.type, lang), loadElementTexts(lang)]);
  if (!isCurrent()) return () => {};
  // The frame shows days and nights, which are chosen in two steps.
  if (facts.address_first || [facts, ...facts.types].some(({ stay }) => stay)) throw new Error(lang);
  const container = document.createElement("div");
  container.className = "inline";
  container.lang = lang;
  container.dir = getTextDirection(lang); // the website may have another direction
  container.style.colorScheme =
    options.theme === "light" || options.theme === "dark" ? options.theme : "light dark";
  applyAccent(container, options.accent, facts.branding);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(INLINE_STYLE);
  root.adoptedStyleSheets.push(sheet);
  root.append(container);
  const resizing = new ResizeObserver(() =>
    emit("resized", { page: options.page, height: container.offsetHeight }),
  );
  resizing.observe(container);
  const basis = {
    options,
    first: facts,
    service,
    lang,
    timezone: getBrowserZone(),
    emit,
    t: createTranslator(texts, lang),
  };
  render(<Calendar {...basis} />, container);
  emit("ready", { page: options.page });
  return () => {
    resizing.disconnect();
    render(null, container);
    container.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** The website's accent, otherwise the organisation's, in a shade for each theme. */
function applyAccent(
  { style }: HTMLElement,
  accent: string | null | undefined,
  { accent: organizationAccent }: PageFacts["branding"],
) {
  const [fill, text] = accent
    ? [accent, pickTextColour(accent)]
    : (["fill", "text"] as const).map(
        (part) =>
          organizationAccent &&
          `light-dark(${organizationAccent.light[part]},${organizationAccent.dark[part]})`,
      );
  if (!fill || !text) return;
  style.setProperty("--fill", fill);
  style.setProperty("--on-fill", text);
}

function Calendar(basis: BaseContext) {
  const app = useApp(useVisitorChoices(basis));
  const container = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const { later, isLaterLost } = useLaterSteps(app.step);
  // Each further step moves the focus to its heading, so that screen readers announce it.
  useEffect(() => {
    if (!isFirst.current) container.current?.querySelector<HTMLElement>("h2")?.focus();
    isFirst.current = false;
  }, [app.step, later]);
  return (
    <div ref={container}>
      {app.options.layout === "compact" ? null : (
        <header>
          {app.first.photo ? <img src={app.first.photo} alt="" width="56" height="56" /> : null}
          <div>
            <small>{app.facts.title === app.facts.host ? null : <bdi>{app.facts.host}</bdi>}</small>
            <strong>
              <bdi>{app.facts.title}</bdi>
            </strong>
            {app.facts.durations.length > 1 ? null : <small>{app.format.length(app.duration)}</small>}
          </div>
          {app.facts.message ? (
            <p>
              <bdi>{app.facts.message}</bdi>
            </p>
          ) : null}
        </header>
      )}
      {app.step === "times" ? <TimesForm app={app} later={later} /> : null}
      {app.step !== "times" && later ? <later.LaterStep app={app} /> : null}
      {app.step !== "times" && isLaterLost ? <p role="alert">{app.t("away")}</p> : null}
    </div>
  );
}
