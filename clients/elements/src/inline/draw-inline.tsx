/** @jsxImportSource preact */
import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { directionOf } from "@/lib/platform/i18n/languages";
import { type FrameWish, readZone } from "../frame/frame-address";
import type { Tell } from "../frame/open-frame";
import { pickInk } from "../frame/read-colour";
import { useApp } from "./app-state";
import type { Basis } from "./given";
import { INLINE_STYLE } from "./inline-style";
import { loadTexts, pickLanguage } from "./load-texts";
import { openTexts } from "./say";
import { type PageFacts, Service } from "./service";
import { Times } from "./times";
import { useChoices } from "./use-choices";
import { useLaterSteps } from "./use-later-steps";

interface Options {
  tell: Tell;
  /** Whether nothing else has been asked for while this was loading. */
  isWanted: () => boolean;
}

/** Draws a booking page in a shadow; gives what takes it away. Throws where the page cannot be drawn so. */
export async function drawInline(root: ShadowRoot, wish: FrameWish, { tell, isWanted }: Options) {
  const service = new Service(wish);
  const lang = pickLanguage([wish.lang, ...navigator.languages]);
  const [facts, texts] = await Promise.all([service.readFacts(service.type, lang), loadTexts(lang)]);
  if (!isWanted()) return () => {};
  const place = document.createElement("div");
  place.className = "inline";
  place.lang = lang;
  place.dir = directionOf(lang); // the website's may be another
  place.style.colorScheme = wish.theme === "light" || wish.theme === "dark" ? wish.theme : "light dark";
  wearAccent(place, wish.accent, facts.look);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(INLINE_STYLE);
  root.adoptedStyleSheets.push(sheet);
  root.append(place);
  const resizing = new ResizeObserver(() => tell("resized", { page: wish.page, height: place.offsetHeight }));
  resizing.observe(place);
  const basis = {
    wish,
    first: facts,
    service,
    lang,
    timezone: readZone(),
    tell,
    say: openTexts(texts, lang),
  };
  render(<Calendar {...basis} />, place);
  tell("ready", { page: wish.page });
  return () => {
    resizing.disconnect();
    render(null, place);
    place.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** The website's, else the organisation's own, in a shade for each theme. */
function wearAccent(
  { style }: HTMLElement,
  accent: string | null | undefined,
  { accent: own }: PageFacts["look"],
) {
  const [fill, text] = accent
    ? [accent, pickInk(accent)]
    : (["fill", "text"] as const).map((part) => own && `light-dark(${own.light[part]},${own.dark[part]})`);
  if (!fill || !text) return;
  style.setProperty("--fill", fill);
  style.setProperty("--on-fill", text);
}

function Calendar(basis: Basis) {
  const app = useApp(useChoices(basis));
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const { later, isLaterLost } = useLaterSteps(app.step);
  // A step that follows begins at its heading, also for who hears it.
  useEffect(() => {
    if (!isFirst.current) place.current?.querySelector<HTMLElement>("h2")?.focus();
    isFirst.current = false;
  }, [app.step, later]);
  return (
    <div ref={place}>
      {app.wish.layout === "compact" ? null : (
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
      {app.step === "times" ? <Times app={app} later={later} /> : null}
      {app.step !== "times" && later ? <later.LaterStep app={app} /> : null}
      {app.step !== "times" && isLaterLost ? <p role="alert">{app.say("away")}</p> : null}
    </div>
  );
}
