import { BookpageButton } from "./button-element";
import { BookpageCalendar } from "./calendar-element";

export type {
  BookedDetail,
  BookpageButtonElement,
  BookpageCalendarElement,
  BookpageElementProperties,
  ReadyDetail,
  ResizedDetail,
} from "../types/index";
export { setBookpageOrigin } from "./origin";
export { BookpageButton, BookpageCalendar };

/** Defines the custom elements; does nothing on a server. */
export function defineBookpageElements(): void {
  if (!globalThis.customElements) return;
  if (!customElements.get("bookpage-calendar")) customElements.define("bookpage-calendar", BookpageCalendar);
  if (!customElements.get("bookpage-button")) customElements.define("bookpage-button", BookpageButton);
}

defineBookpageElements();
