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
    const options = this.readOptions();
    const key = JSON.stringify([options, this.hasAttribute("inline")]);
    if (key === this.#drawn?.key) return;
    this.clear();
    if (!options) return;
    this.#drawn = { key, close: () => {} };
    if (this.hasAttribute("inline")) this.#renderInline(root, options, key);
    else this.#drawFrame(root, options, key);
  }

  protected clear(): void {
    this.#drawn?.close();
    this.#drawn = null;
  }

  #drawFrame(root: ShadowRoot, options: FrameOptions, key: string) {
    const { box, close } = openFrame(options, this.emit);
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
  async #renderInline(root: ShadowRoot, options: FrameOptions, key: string) {
    const isCurrent = () => this.#drawn?.key === key;
    try {
      const { renderInline } = await import("./inline/render-inline");
      const close = await renderInline(root, options, { emit: this.emit, isCurrent });
      if (isCurrent()) this.#drawn = { key, close };
      else close();
    } catch (error) {
      if (!isCurrent()) return;
      console.warn("<bookpage-calendar inline> shows a frame instead:", error);
      this.#drawFrame(root, options, key);
    }
  }
}
