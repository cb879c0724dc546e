/** @jsxImportSource preact */
import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type FrameWish, readZone } from "../frame/frame-address";
import type { Tell } from "../frame/open-frame";
import { pickInk } from "../frame/read-colour";
import { useApp } from "./app-state";
import { Details } from "./details";
import { Done } from "./done";
import { openFormat } from "./format";
import type { Given } from "./given";
import { INLINE_STYLE } from "./inline-style";
import { loadTexts, pickLanguage } from "./load-texts";
import { openTexts } from "./say";
import { Service } from "./service";
import { Times } from "./times";

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
  const timezone = facts.timezone_locked ? facts.timezone : readZone();
  const place = document.createElement("div");
  place.className = "inline";
  place.lang = lang;
  place.style.colorScheme = wish.theme === "light" || wish.theme === "dark" ? wish.theme : "light dark";
  if (wish.accent) {
    place.style.setProperty("--fill", wish.accent);
    place.style.setProperty("--on-fill", pickInk(wish.accent));
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(INLINE_STYLE);
  root.adoptedStyleSheets.push(sheet);
  root.append(place);
  const resizing = new ResizeObserver(() => tell("resized", { page: wish.page, height: place.offsetHeight }));
  resizing.observe(place);
  const given = { wish, facts, service, lang, timezone, tell };
  render(<Calendar {...given} say={openTexts(texts, lang)} format={openFormat(lang, timezone)} />, place);
  tell("ready", { page: wish.page });
  return () => {
    resizing.disconnect();
    render(null, place);
    place.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

function Calendar(given: Given) {
  const app = useApp(given);
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // A step that follows begins at its heading, also for who hears it.
  useEffect(() => {
    if (!isFirst.current) place.current?.querySelector<HTMLElement>("h2")?.focus();
    isFirst.current = false;
  }, [app.step]);
  return (
    <div ref={place}>
      {app.wish.layout === "compact" ? null : (
        <header>
          <small>{app.facts.title === app.facts.host ? null : app.facts.host}</small>
          <strong>{app.facts.title}</strong>
          {app.facts.message ? <p>{app.facts.message}</p> : null}
        </header>
      )}
      {app.step === "times" ? <Times app={app} /> : null}
      {app.step === "details" ? <Details app={app} /> : null}
      {app.step === "done" ? <Done app={app} /> : null}
    </div>
  );
}
