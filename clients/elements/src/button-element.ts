import { BookpageElement } from "./base-element";
import { create } from "./frame/adopt-style";
import { makeDialog } from "./frame/open-dialog";
import { pickInk } from "./frame/read-colour";

const INK = "#27201a";

/** `<bookpage-button page="amara" label="Book a time">`: opens the page in a dialog. */
export class BookpageButton extends BookpageElement {
  #button: HTMLButtonElement | undefined;
  #dialog: ReturnType<typeof makeDialog> | undefined;
  #key = "";

  protected override listStyles(): string[] {
    return [":host(:not([floating])){display:inline-block!important}"];
  }

  protected draw(root: ShadowRoot): void {
    const wish = this.readWish();
    const key = JSON.stringify(wish);
    if (key !== this.#key) this.clear();
    this.#key = key;
    this.#button ??= this.#buildButton(root);
    const accent = wish?.accent ?? INK;
    this.#button.classList.toggle("float", this.hasAttribute("floating"));
    this.#button.style.setProperty("--accent", accent);
    this.#button.style.setProperty("--on", pickInk(accent));
    const slot = this.#button.firstElementChild as HTMLElement;
    slot.textContent = wish?.label || "Book a time";
  }

  #buildButton(root: ShadowRoot): HTMLButtonElement {
    const button = create("button", { type: "button", className: "open" }, create("slot", {}));
    button.part.add("button");
    button.onclick = () => this.open();
    root.append(button);
    return button;
  }

  /** As if it had been pressed. */
  open(): void {
    const wish = this.readWish();
    if (!this.shadowRoot || !wish) return;
    this.#dialog ??= makeDialog(this.shadowRoot, wish, this.tell);
    this.#dialog.open();
  }

  protected clear(): void {
    this.#dialog?.remove();
    this.#dialog = undefined;
  }
}
