import { BookpageElement } from "./base-element";
import type { FrameOptions } from "./frame/frame-url";
import { openFrame } from "./frame/open-frame";

interface RenderedPage {
  key: string;
  close: () => void;
}

/** `<bookpage-calendar page="amara">`: shows a booking page in place, with `inline` without a frame. */
export class BookpageCalendar extends BookpageElement {
  #drawn: RenderedPage | null = null;

  protected render(root: ShadowRoot): void {
    const wish = this.readOptions();
    const key = JSON.stringify([wish, this.hasAttribute("inline")]);
    if (key === this.#drawn?.key) return;
    this.clear();
    if (!wish) return;
    this.#drawn = { key, close: () => {} };
    if (this.hasAttribute("inline")) this.#renderInline(root, wish, key);
    else this.#drawFrame(root, wish, key);
  }

  protected clear(): void {
    this.#drawn?.close();
    this.#drawn = null;
  }

  #drawFrame(root: ShadowRoot, wish: FrameOptions, key: string) {
    const { box, close } = openFrame(wish, this.emit);
    root.append(box);
    this.#drawn = {
      key,
      close: () => {
        close();
        box.remove();
      },
    };
  }

  /** If the page cannot be rendered without a frame, the frame shows it or its error. */
  async #renderInline(root: ShadowRoot, wish: FrameOptions, key: string) {
    const isWanted = () => this.#drawn?.key === key;
    try {
      const { renderInline } = await import("./inline/render-inline");
      const close = await renderInline(root, wish, { tell: this.emit, isWanted });
      if (isWanted()) this.#drawn = { key, close };
      else close();
    } catch (error) {
      if (!isWanted()) return;
      console.warn("<bookpage-calendar inline> shows a frame instead:", error);
      this.#drawFrame(root, wish, key);
    }
  }
}
