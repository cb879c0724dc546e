import { BookpageElement } from "./base-element";
import type { FrameWish } from "./frame/frame-address";
import { openFrame } from "./frame/open-frame";

interface Drawn {
  key: string;
  close: () => void;
}

/** `<bookpage-calendar page="amara">`: a booking page in place; with `inline` without a frame. */
export class BookpageCalendar extends BookpageElement {
  #drawn: Drawn | null = null;

  protected draw(root: ShadowRoot): void {
    const wish = this.readWish();
    const key = JSON.stringify([wish, this.hasAttribute("inline")]);
    if (key === this.#drawn?.key) return;
    this.clear();
    if (!wish) return;
    this.#drawn = { key, close: () => {} };
    if (this.hasAttribute("inline")) this.#drawInline(root, wish, key);
    else this.#drawFrame(root, wish, key);
  }

  protected clear(): void {
    this.#drawn?.close();
    this.#drawn = null;
  }

  #drawFrame(root: ShadowRoot, wish: FrameWish, key: string) {
    const { box, close } = openFrame(wish, this.tell);
    root.append(box);
    this.#drawn = {
      key,
      close: () => {
        close();
        box.remove();
      },
    };
  }

  /** Where the page cannot be drawn without a frame, the frame shows it, or says why not. */
  async #drawInline(root: ShadowRoot, wish: FrameWish, key: string) {
    const isWanted = () => this.#drawn?.key === key;
    try {
      const { drawInline } = await import("./inline/draw-inline");
      const close = await drawInline(root, wish, { tell: this.tell, isWanted });
      if (isWanted()) this.#drawn = { key, close };
      else close();
    } catch (error) {
      if (!isWanted()) return;
      console.warn("<bookpage-calendar inline> shows a frame instead:", error);
      this.#drawFrame(root, wish, key);
    }
  }
}
